import { linePositionText } from '../../../rules/herd/line';
import { formatCents } from '../../../rules/money/money';

import { longDay } from '../../../rules/time/days';
import { Stack } from '../../ui/layout/arrange';
import { Text } from '../../ui/text/Text';
import { harvestText, SHARE_NAMES, shareOf } from '../herd/animalText';
import type { OrderShares_orderFragment } from './OrderShares.generated';

type Share = OrderShares_orderFragment['claims'][number];

/** Shows the animal or the place in line of each of an order's shares. Renders nothing for orders without shares. */
export function OrderShares({ order: { id, claims } }: { order: OrderShares_orderFragment }) {
  const currentClaims = claims.filter(({ releasedAt }) => releasedAt === null);
  if (currentClaims.length === 0) return null;
  return (
    <Stack as="ul" gap={1} aria-label={`Shares of order ${id}`}>
      {currentClaims.map((share) => (
        <li key={share.id}>
          <Text>{shareLine(share)}</Text>
        </li>
      ))}
    </Stack>
  );
}

function shareLine({ quarters, animal, linePosition, offBoardReason, deposit, depositDue }: Share): string {
  if (offBoardReason !== null) return `${SHARE_NAMES[quarters]} without an animal. ${offBoardReason}`;
  if (!animal)
    return `${shareOf(quarters, 'the next animal')}. ${linePosition ? linePositionText(linePosition) : "You're in line"}.`;
  const due = depositDue ? `, due by ${longDay(depositDue)}` : '';
  const asked = deposit ? ` Deposit: ${formatCents(deposit)}${due}.` : '';
  return `${shareOf(quarters, `animal ${animal.tag}`)}. Harvest: ${harvestText(animal)}.${asked}`;
}
