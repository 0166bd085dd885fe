import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { BRAND } from '../../rules/brand';
import { hairline } from '../theme/mixins';
import { color, media, size, space } from '../theme/tokens';
import { Button } from '../ui/Button';
import { TextLink } from '../ui/TextLink';
import { TokenDialog } from './TokenDialog';

interface GraphiqlBarProps {
  hasToken: boolean;
  onToken: (token: string | null) => void;
}

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(3)};
  padding: ${space(1)} ${space(2)};
  border-bottom: ${hairline};
  background: ${color.paper};
  font-size: ${size[15]};
`;

const Title = styled.h1`
  font-size: ${size[21]};
`;

const Links = styled.nav`
  display: flex;
  flex: 1;
  gap: ${space(3)};

  ${media.phone} {
    order: 1;
    flex-basis: 100%;
  }
`;

/** Where one is, what else there is to read, and as whom one asks. */
export function GraphiqlBar({ hasToken, onToken }: GraphiqlBarProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Root>
      <Title>{BRAND} GraphiQL</Title>
      <Links aria-label="The graph">
        <TextLink quiet href="/">
          Marketplace
        </TextLink>
        <TextLink quiet href="/schema.graphql">
          Schema
        </TextLink>
        <TextLink quiet href="/api/docs">
          REST
        </TextLink>
      </Links>
      {hasToken ? (
        <Button size="small" onClick={() => onToken(null)}>
          Forget token
        </Button>
      ) : (
        <Button size="small" icon={KeyRound} onClick={() => setAsking(true)}>
          API token
        </Button>
      )}
      <TokenDialog open={asking} onOpenChange={setAsking} onToken={onToken} />
    </Root>
  );
}
