import { CUT_YIELDS } from '../share/cutYields';
import type { UnusualWeight, WeightBandBasis, WeightWarningKind } from './weightBands';

/** What honest reasons an unusual weight may have. */
const REASONS: Record<WeightWarningKind, string> = {
  HANGING: 'An estimate that was off, a lean year, or trim at inspection can explain it.',
  DRESSING: 'A full stomach on the live scale, mud, fat or trim at inspection can explain it.',
  PACKAGED: 'Boneless or extra-lean cutting, trim and long ageing give less. Bones and organs in the boxes give more.',
  CUTS: 'Trim, fat, or a change on the cutting table can explain it.',
};

const BASIS: Record<WeightBandBasis, (animals: number | null) => string> = {
  RANCH: (animals) => `, from this ranch's last ${animals} animals at this processor`,
  BREED: (animals) => `, from ${animals} animals of this breed and finish`,
  ANIMAL: () => ', from what the ranch expects of it',
  SHEET: () => ' by the cut sheet',
  USUAL: () => '',
};

export const ASK_FIRST = 'There may be a good reason. Ask the ranch before you pay.';

const lb = (pounds: number) => pounds.toLocaleString('en-US', { maximumFractionDigits: 1 });

/** 'Packages: 82 lb, 55% of the hanging weight. Usual would be 90-105 lb.', with the reasons that it may have. */
export function weightWarningText(warning: Omit<UnusualWeight, 'claimId'>): string {
  const { kind, cut, pounds, of, from, to, basis, animals } = warning;
  const percent = `${Math.round((100 * pounds) / of)}%`;
  const weighed: Record<WeightWarningKind, string> = {
    HANGING: `Hanging weight: ${lb(pounds)} lb`,
    DRESSING: `Hanging weight: ${lb(pounds)} lb, ${percent} of the live weight`,
    PACKAGED: `Packages: ${lb(pounds)} lb, ${percent} of the hanging weight`,
    CUTS: `${CUT_YIELDS.find((one) => one.cut === cut)?.label ?? 'Cuts'}: ${lb(pounds)} lb`,
  };
  return `${weighed[kind]}. Usual would be ${lb(from)}-${lb(to)} lb${BASIS[basis](animals)}. ${REASONS[kind]}`;
}
