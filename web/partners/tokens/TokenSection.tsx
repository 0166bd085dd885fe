import { lazy, Suspense, useState } from 'react';
import { adminDateTime } from '../../../rules/dates';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { patient } from '../../ui/patient';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useFocusAfterDialog } from '../../ui/useFocusAfterDialog';
import { ToolLinks } from '../ToolLinks';
import { toldApart } from '../toldApart';
import { TokenCard } from './TokenCard';
import type { TokenCard_tokenFragment } from './TokenCard.generated';

const loadNewToken = patient(() => import('./NewTokenDialog'));
const NewTokenDialog = lazy(loadNewToken);
const RevokeTokenDialog = lazy(patient(() => import('./RevokeTokenDialog')));

interface TokenSectionProps {
  tokens: TokenCard_tokenFragment[];
  mayMake: boolean;
}

/** The keys that programs use in this person's name. */
export function TokenSection({ tokens, mayMake }: TokenSectionProps) {
  const [isMaking, setMaking] = useState<boolean>();
  const [revoked, setRevoked] = useState<TokenCard_tokenFragment>();
  const newToken = (
    <Button variant="primary" onPointerEnter={loadNewToken} onClick={() => setMaking(true)}>
      New Token
    </Button>
  );
  const list = useFocusAfterDialog(revoked !== undefined);
  return (
    <Section title="API tokens" rule="none" actions={mayMake && newToken}>
      <Stack ref={list} tabIndex={-1}>
        {tokens.length > 0 && <TokenList tokens={tokens} onRevoke={setRevoked} />}
        {tokens.length === 0 && (mayMake ? <NoTokens /> : <Text tone="soft">No tokens are left.</Text>)}
        {tokens.length > 0 && mayMake && <ToolLinks />}
      </Stack>
      <Suspense>
        {isMaking !== undefined && <NewTokenDialog open={isMaking} onOpenChange={setMaking} />}
        {revoked && <RevokeTokenDialog token={revoked} onClose={() => setRevoked(undefined)} />}
      </Suspense>
    </Section>
  );
}

interface TokenListProps {
  tokens: TokenCard_tokenFragment[];
  onRevoke: (token: TokenCard_tokenFragment) => void;
}

function TokenList({ tokens, onRevoke }: TokenListProps) {
  return (
    <Stack as="ul">
      {tokens.map((token) => (
        <TokenCard key={token.id} token={token} of={nameIn(tokens, token)} onRevoke={() => onRevoke(token)} />
      ))}
    </Stack>
  );
}

const nameIn = (tokens: TokenCard_tokenFragment[], { name, createdAt }: TokenCard_tokenFragment) =>
  toldApart(
    name,
    tokens.map((token) => token.name),
    `made ${adminDateTime(createdAt)}`,
  );

function NoTokens() {
  return (
    <EmptyState
      headingLevel={3}
      title="No Tokens Yet"
      text="A token lets a program, such as a bookkeeping sheet or a website of your own, work with Herdline in your name without your password. You choose what it may do."
      action={<ToolLinks centered />}
    />
  );
}
