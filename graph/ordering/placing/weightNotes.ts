import { PACKAGED_PERCENT } from '../../../rules/herd/packagedYield';
import { formatCents } from '../../../rules/money/money';
import type { ByWeight } from '../../../rules/orders/estimateNote';
import { USUAL_HANGING_TENTHS } from '../../../rules/products/cowShares';
import { PLUS_PROCESSING, poundsSpan } from '../../../rules/trueCost/costText';
import type { ChosenLine, ChosenShare } from './chooseLines';
import type { OfferedAnimal } from './readOffer';

type Placed = ChosenShare & { animal: OfferedAnimal };

/** What the prices of an order's shares by weight depend on, one for each animal and size of share. */
export function weightNotes(lines: ChosenLine[]): ByWeight[] {
  const placed = lines.flatMap(({ shares }) => shares).filter(isByWeight);
  const kindOf = ({ animal, quarters }: Placed) => `${animal.id} ${quarters}`;
  return placed.flatMap((share, index) => {
    const count = placed.filter((one) => kindOf(one) === kindOf(share)).length;
    if (placed.findIndex((one) => kindOf(one) === kindOf(share)) < index) return [];
    const formula = formulaOf(share);
    return [{ tag: share.animal.tag, formula: count > 1 ? `${count} × (${formula})` : formula }];
  });
}

const isByWeight = (share: ChosenShare): share is Placed =>
  share.animal !== null && share.places.length > 0 && share.animal.pricing !== 'FLAT';

const NO_FEES = { killFee: 0, cutAndWrapPerPound: 0 };

/** What the family was told about a share, as a formula. */
function formulaOf({ animal, quarters, told }: Placed): string {
  const { pricing, pricePerPound, expectedHangingFromTenths: from, expectedHangingToTenths: to } = animal;
  const expected = from === null || to === null ? USUAL_HANGING_TENTHS : { from, to };
  const hanging = { from: (expected.from * quarters) / 40, to: (expected.to * quarters) / 40 };
  const { packagedYield: percent = PACKAGED_PERCENT, fees = NO_FEES } = told;
  const packaged = { from: (hanging.from * percent.from) / 100, to: (hanging.to * percent.to) / 100 };
  const { killFee, cutAndWrapPerPound: cutting } = told.payer === 'FAMILY' ? NO_FEES : fees;
  const weighed =
    pricing === 'HANGING'
      ? [times(hanging, pricePerPound + cutting)]
      : [times(packaged, pricePerPound), ...(cutting > 0 ? [times(hanging, cutting)] : [])];
  const kill = Math.round((killFee * quarters) / 4);
  const formula = [...weighed, ...(kill > 0 ? [formatCents(kill)] : [])].join(' + ');
  return told.isProcessingUnknown ? `${formula}, ${PLUS_PROCESSING}` : formula;
}

const times = (pounds: { from: number; to: number }, price: number) => `${poundsSpan(pounds)} × ${formatCents(price)}`;
