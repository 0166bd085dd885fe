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
  /** What a packaged pound costs here in all, where that is known. */
  perPound: Span | null;
}

/** What the same beef costs at a store, to compare a pound with a pound. */
export function StoreCost({ packaged, perPound }: StoreCostProps) {
  const { publisher, title, month, groundBeef, chuckRoast } = STORE_PRICES;
  const priced = (tenths: number) => formatCents(Math.round(tenths));
  return (
    <Stack gap={1}>
      <Heading level={3}>At the store</Heading>
      <Text>
        As much beef costs about {dollarsSpan(storeCost(packaged))} at a store, or {centsSpan(storePerPound())} per lb.
        {perPound && ` Here it's about ${centsSpan(perPound)} per lb all-in.`}
      </Text>
      <Text size={15} tone="soft" measure>
        By {title} of {month} ({publisher}): ground beef {priced(groundBeef)}, boneless chuck roast {priced(chuckRoast)}{' '}
        per lb. The low end counts all of it as ground beef, the high end everything else as chuck roast. Steaks cost
        more.
      </Text>
    </Stack>
  );
}
