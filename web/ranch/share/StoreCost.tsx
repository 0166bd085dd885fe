import { formatCents } from '../../../rules/money/money';
import { STORE_PRICES, storeCost, storePerPound } from '../../../rules/share/storePrices';
import { centsSpan, dollarsSpan } from '../../../rules/trueCost/costText';
import { Stack } from '../../ui/layout/Stack';
import { Heading } from '../../ui/text/Heading';
import { Text } from '../../ui/text/Text';

interface Span {
  from: number;
  to: number;
}

interface StoreCostProps {
  packaged: Span;
  /** The all-in cost of a packaged pound at this ranch; null if unknown. */
  perPound: Span | null;
}

/** Shows what the same beef costs at a store, so that families can compare the price per pound. */
export function StoreCost({ packaged, perPound }: StoreCostProps) {
  const { publisher, title, month, groundBeef, chuckRoast } = STORE_PRICES;
  const formatTenths = (tenths: number) => formatCents(Math.round(tenths));
  return (
    <Stack gap={1}>
      <Heading level={3}>At the store</Heading>
      <Text>
        The same amount of beef costs about {dollarsSpan(storeCost(packaged))} at a store, or{' '}
        {centsSpan(storePerPound())} per lb.
        {perPound && ` Here it's about ${centsSpan(perPound)} per lb all-in.`}
      </Text>
      <Text size={15} tone="soft" measure>
        By {title} of {month} ({publisher}): ground beef {formatTenths(groundBeef)}, boneless chuck roast{' '}
        {formatTenths(chuckRoast)} per lb. The low end counts all of it as ground beef, the high end everything else as
        chuck roast. Steaks cost more.
      </Text>
    </Stack>
  );
}
