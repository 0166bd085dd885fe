import { ranchDate } from '../../../rules/dates';
import { RowButton } from '../../platform/RowButton';
import { Badge } from '../../ui/Badge';
import { DescriptionList } from '../../ui/DescriptionList';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { Moment } from '../Moment';
import { RecordCard } from '../RecordCard';
import { scopeWords } from './scopeWords';
import type { TokenCard_tokenFragment } from './TokenCard.generated';

interface TokenCardProps {
  token: TokenCard_tokenFragment;
  /** What its button calls it. */
  of: string;
  onRevoke: () => void;
}

export function TokenCard({ token, of, onRevoke }: TokenCardProps) {
  const { name, scopes, createdAt, expiresAt, lastUsedAt } = token;
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= Date.now();
  const revoke = (
    <RowButton of={of} variant="danger" onClick={onRevoke}>
      Revoke
    </RowButton>
  );
  return (
    <RecordCard name={name} state={isExpired && <Badge tone="warning">Expired</Badge>} actions={revoke}>
      <Stack as="ul" gap={0.5}>
        {scopeWords(scopes).map(({ value, label, description }) => (
          <Text key={value} as="li" size={15} tone="soft">
            <strong>{label}.</strong> {description}
          </Text>
        ))}
      </Stack>
      <DescriptionList
        columns={3}
        items={[
          { term: 'Made', details: ranchDate(createdAt) },
          { term: isExpired ? 'Ended' : 'Ends', details: expiresAt ? ranchDate(expiresAt) : 'Never' },
          { term: 'Last used', details: lastUsedAt ? <Moment at={lastUsedAt} /> : 'Never used' },
        ]}
      />
    </RecordCard>
  );
}
