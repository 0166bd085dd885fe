import { INSPECTION } from '../../../rules/herd/inspection';
import { CUT_YIELDS, type YieldCut } from '../../../rules/share/cutYields';
import { longDay } from '../../../rules/time/days';
import { type Label, type LabelSheet, labelsPdf } from '../../documents/labelsPdf';
import { notFound } from '../../errors';
import { fileView } from '../present/view';
import type { Rest_labelsFragment as Claim } from './labels.generated';

const SHARE: Record<number, string> = { 1: 'quarter', 2: 'half', 4: 'whole animal' };

const CUT: Record<YieldCut, keyof NonNullable<NonNullable<Claim['packages']>['cuts']>> = {
  ...{ GROUND: 'ground', CHUCK: 'chuck', ROUND: 'round', RIB_AND_LOIN: 'ribAndLoin', OTHER: 'other' },
};

/** The labels of a share: one for each group of cuts, and one for each box. Errors: NOT_FOUND without an animal. */
export const labelsOfShare = (sheet: LabelSheet) =>
  fileView<Claim>('application/pdf', 'Labels to print.', async (claim) => {
    const { animal, id, pageUrl } = claim;
    if (!animal) throw notFound('Labels');
    const isExempt = INSPECTION.fromLabel(animal.inspection ?? '') === 'CUSTOM_EXEMPT';
    const notice = isExempt ? 'NOT FOR SALE' : null;
    const labels = contentsOf(claim).map(
      (content): Label => ({ lines: [content, ...factsOf(claim, animal)], notice, url: pageUrl }),
    );
    const title = `Labels, Animal ${animal.tag}`;
    return {
      name: `labels-${id}.pdf`,
      body: await labelsPdf(labels, sheet, { title, date: new Date(claim.orderedAt) }),
    };
  });

/** '31.5 lb ground beef', or a line to fill in. Groups without any have no label once the cuts are weighed. */
function contentsOf({ packages }: Claim): string[] {
  const { cuts = null, boxes = null } = packages ?? {};
  const groups = CUT_YIELDS.flatMap(({ cut, label }) => {
    const pounds = cuts?.[CUT[cut]] ?? null;
    if (cuts && pounds === null) return [];
    return [`${label}: ${pounds ?? '______'} lb`];
  });
  return [...groups, ...Array.from({ length: boxes ?? 0 }, (_, at) => `Box ${at + 1} of ${boxes}`)];
}

function factsOf(
  { quarters }: Claim,
  { tag, rancher, processor, establishmentNumber, harvestDate }: NonNullable<Claim['animal']>,
) {
  const number = establishmentNumber && `Est. ${establishmentNumber}`;
  return [
    `Tag ${tag}, ${SHARE[quarters]}`,
    rancher.ranchName,
    [processor?.name, number].filter(Boolean).join(', '),
    harvestDate ? `Harvested ${longDay(harvestDate)}` : '',
  ].filter((line) => line !== '');
}
