import { GraphiQL } from 'graphiql';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { paths } from '../paths';
import { media, space } from '../theme/tokens';
import { ButtonLink } from '../ui/button/Button';
import { Notice } from '../ui/state/Notice';
import { firstTabs } from './firstTabs';
import { forgetfulStorage } from './forgetfulStorage';
import { GraphiqlBar } from './GraphiqlBar';
import { graphqlFetcher } from './graphqlFetcher';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  height: 100dvh;
`;

const Main = styled.main`
  flex: 1;
  min-height: 0;

  /* Puts the response below the query, because both would be too narrow side by side. */
  ${media.phone} {
    #graphiql-session {
      flex-direction: column;
    }

    /* Hides the query and the response while the documentation is open. */
    .graphiql-horizontal-drag-bar,
    .graphiql-horizontal-drag-bar + .graphiql-sessions {
      display: none;
    }
  }
`;

const storage = forgetfulStorage(window.localStorage);

/** Runs GraphiQL with the viewer's session, or with an API token that isn't stored. */
export function GraphiqlPage() {
  const [token, setToken] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const fetcher = useMemo(() => graphqlFetcher(token, setRefusal), [token]);
  return (
    <Root>
      <GraphiqlBar hasToken={token !== null} onToken={setToken} />
      {refusal && <SchemaRefusal code={refusal} hasToken={token !== null} />}
      <Main>
        <GraphiQL
          fetcher={fetcher}
          defaultTabs={firstTabs}
          storage={storage}
          shouldPersistHeaders={false}
          forcedTheme="system"
        />
      </Main>
    </Root>
  );
}

const Margin = styled.div`
  padding: ${space(1)} ${space(2)};
`;

const signIn = (
  <ButtonLink href={paths.auth} size="small">
    Sign in
  </ButtonLink>
);

/** Explains why documentation and completion are missing, and what to do about it. */
function SchemaRefusal({ code, hasToken }: { code: string; hasToken: boolean }) {
  const isSignedOut = code === 'UNAUTHENTICATED' && !hasToken;
  return (
    <Margin>
      {isSignedOut ? (
        <Notice role="status" title="Sign in to see the schema" action={signIn}>
          You can also use an API token.
        </Notice>
      ) : (
        <Notice role="status" tone="warning" title="Couldn't load the schema">
          {hints[code] ?? 'Please try again in a moment.'}
        </Notice>
      )}
    </Margin>
  );
}

const hints: Record<string, string> = {
  UNAUTHENTICATED: "The API token isn't valid. It may have expired or been revoked.",
  FORBIDDEN: 'Only admins and API tokens can read it. Your queries still run.',
};
