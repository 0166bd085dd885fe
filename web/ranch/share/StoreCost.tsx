import { formatCents } from '../../../rules/money/money';
import { STORE_PRICES, storeCost, storePerPound } from '../../../rules/share/storePrices';
import type { CostBasis } from '../../../rules/trueCost/costBasis';
import { allInText, centsSpan, dollarsSpan } from '../../../rules/trueCost/costText';
import { Stack } from '../../ui/layout/arrange';
import { Heading, Text } from '../../ui/text/Text';

interface Span {
  from: number;
  to: number;
}

interface StoreCostProps {
  packaged: Span;
  /** The cost of a packaged pound at this ranch, and whether it's all-in; null if unknown. */
  cost: { perPound: Span; restsOn: readonly CostBasis[] } | null | undefined;
}

/** Shows what the same beef costs at a store, so that families can compare the price per pound. */
export function StoreCost({ packaged, cost }: StoreCostProps) {
  const { publisher, title, month, groundBeef, chuckRoast } = STORE_PRICES;
  const formatTenths = (tenths: number) => formatCents(Math.round(tenths));
  return (
    <Stack gap={1}>
      <Heading level={3}>At the store</Heading>
      <Text>
        The same amount of beef costs about {dollarsSpan(storeCost(packaged))} at a store, or{' '}
        {centsSpan(storePerPound())} per lb.
        {cost && ` Here it's about ${centsSpan(cost.perPound)} per lb ${allInText(cost.restsOn)}.`}
      </Text>
      <Text size={15} tone="soft" measure>
        By {title} of {month} ({publisher}): ground beef {formatTenths(groundBeef)}, boneless chuck roast{' '}
        {formatTenths(chuckRoast)} per lb. The low end counts all of it as ground beef, the high end everything else as
        chuck roast. Steaks cost more.
      </Text>
    </Stack>
  );
}
