import { BookOpen, FileCode, SquareTerminal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { adminDateTime, ranchDate } from '../../../rules/time/dates';
import { serverTime } from '../../session/serverTime';
import { Button } from '../../ui/button/Button';
import { Cluster, Stack } from '../../ui/layout/arrange';
import { Section } from '../../ui/layout/Section';
import { useFocusAfterDialog } from '../../ui/overlay/dialogState';
import { lazyDialog } from '../../ui/overlay/lazyDialog';
import { EmptyState } from '../../ui/state/EmptyState';
import { retryImport } from '../../ui/state/retryImport';
import { RowButton } from '../../ui/table/RowButton';
import { Badge } from '../../ui/text/Badge';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { TextLink } from '../../ui/text/Link';
import { Text } from '../../ui/text/Text';
import { RecordCard, uniqueName } from '../RecordCard';
import { TimeAgo } from '../TimeAgo';
import { describeScopes } from './describeScopes';
import type { TokenCard_tokenFragment } from './TokenCard.generated';

const NewTokenDialog = lazyDialog(() => import('./NewTokenDialog'));
const RevokeTokenDialog = lazy(retryImport(() => import('./RevokeTokenDialog')));

export function TokenSection({ tokens, mayCreate }: { tokens: TokenCard_tokenFragment[]; mayCreate: boolean }) {
  const [isCreating, setCreating] = useState(false);
  const [revoked, setRevoked] = useState<TokenCard_tokenFragment>();
  const newToken = (
    <Button variant="primary" onPointerEnter={NewTokenDialog.load} onClick={() => setCreating(true)}>
      New Token
    </Button>
  );
  const list = useFocusAfterDialog(revoked !== undefined);
  return (
    <Section title="API tokens" rule="none" actions={mayCreate && newToken}>
      <Stack ref={list} tabIndex={-1}>
        {tokens.length > 0 && <TokenList tokens={tokens} onRevoke={setRevoked} />}
        {tokens.length === 0 && (mayCreate ? <NoTokens /> : <Text tone="soft">You have no tokens left.</Text>)}
        {tokens.length > 0 && mayCreate && <ToolLinks />}
      </Stack>
      <NewTokenDialog open={isCreating} onOpenChange={setCreating} />
      <Suspense>{revoked && <RevokeTokenDialog token={revoked} onClose={() => setRevoked(undefined)} />}</Suspense>
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
  uniqueName(
    name,
    tokens.map((token) => token.name),
    `created ${adminDateTime(createdAt)}`,
  );

function NoTokens() {
  return (
    <EmptyState
      headingLevel={3}
      title="No Tokens Yet"
      text="A token connects your own software, like a bookkeeping spreadsheet or your website, without your password. You choose what it can do."
      action={<ToolLinks centered />}
    />
  );
}

function ToolLinks({ centered = false }: { centered?: boolean }) {
  return (
    <Cluster gap={2} justify={centered ? 'center' : 'start'}>
      <TextLink href="/graphiql" icon={SquareTerminal} quiet>
        Try queries in GraphiQL
      </TextLink>
      <TextLink href="/api/docs" icon={BookOpen} quiet>
        REST documentation
      </TextLink>
      <TextLink href="/schema.graphql" icon={FileCode} quiet>
        GraphQL schema
      </TextLink>
    </Cluster>
  );
}

interface TokenCardProps {
  token: TokenCard_tokenFragment;
  /** Names the token in the button's label. */
  of: string;
  onRevoke: () => void;
}

function TokenCard({ token, of, onRevoke }: TokenCardProps) {
  const { name, scopes, createdAt, expiresAt, lastUsedAt } = token;
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= serverTime.now();
  const revoke = (
    <RowButton of={of} variant="danger" onClick={onRevoke}>
      Revoke
    </RowButton>
  );
  return (
    <RecordCard name={name} state={isExpired && <Badge tone="warning">Expired</Badge>} actions={revoke}>
      <Stack as="ul" gap={0.5}>
        {describeScopes(scopes).map(({ value, label, description }) => (
          <Text key={value} as="li" size={15} tone="soft">
            <strong>{label}.</strong> {description}
          </Text>
        ))}
      </Stack>
      <DescriptionList
        columns={3}
        items={[
          { term: 'Created', details: ranchDate(createdAt) },
          { term: isExpired ? 'Ended' : 'Ends', details: expiresAt ? ranchDate(expiresAt) : 'Never' },
          { term: 'Last used', details: lastUsedAt ? <TimeAgo at={lastUsedAt} /> : 'Never used' },
        ]}
      />
    </RecordCard>
  );
}
