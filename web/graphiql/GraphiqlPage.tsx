import { GraphiQL } from 'graphiql';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { media } from '../theme/tokens';
import { firstTabs } from './firstTabs';
import { forgetfulStorage } from './forgetfulStorage';
import { GraphiqlBar } from './GraphiqlBar';
import { graphFetcher } from './graphFetcher';
import { SchemaRefusal } from './SchemaRefusal';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  height: 100dvh;
`;

const Workshop = styled.main`
  flex: 1;
  min-height: 0;

  /* Beside each other, the question and the answer would be a word wide each. */
  ${media.phone} {
    #graphiql-session {
      flex-direction: column;
    }

    /* What is looked up takes the place of both until it is closed. */
    .graphiql-horizontal-drag-bar,
    .graphiql-horizontal-drag-bar + .graphiql-sessions {
      display: none;
    }
  }
`;

const storage = forgetfulStorage(window.localStorage);

/** A place to try the graph: as whoever is signed in, or with an API token, which is forgotten with the page. */
export function GraphiqlPage() {
  const [token, setToken] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const fetcher = useMemo(() => graphFetcher(token, setRefusal), [token]);
  return (
    <Root>
      <GraphiqlBar hasToken={token !== null} onToken={setToken} />
      {refusal && <SchemaRefusal code={refusal} hasToken={token !== null} />}
      <Workshop>
        <GraphiQL
          fetcher={fetcher}
          defaultTabs={firstTabs}
          storage={storage}
          shouldPersistHeaders={false}
          forcedTheme="system"
        />
      </Workshop>
    </Root>
  );
}
