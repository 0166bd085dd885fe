import { ranchDate } from '../../../rules/time/dates';
import { serverTime } from '../../session/serverTime';
import { Stack } from '../../ui/layout/arrange';
import { RowButton } from '../../ui/table/RowButton';
import { Badge } from '../../ui/text/Badge';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { Text } from '../../ui/text/Text';
import { RecordCard } from '../RecordCard';
import { TimeAgo } from '../TimeAgo';
import { describeScopes } from './describeScopes';
import type { TokenCard_tokenFragment } from './TokenCard.generated';

interface TokenCardProps {
  token: TokenCard_tokenFragment;
  /** Names the token in the button's label. */
  of: string;
  onRevoke: () => void;
}

export function TokenCard({ token, of, onRevoke }: TokenCardProps) {
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
