import { describe, expect, it } from 'vitest';
import { PRICING_MODEL, SHIPPING_METHOD } from '../words/vocabulary';
import { INSPECTION } from './inspection';
import { type BeefSale, GOODS_OF_KIND, isHandedOverIn, legalPath, pricingRefusal } from './legalPath';

const EITHER = [true, false];
const SALES: BeefSale[] = [null, ...INSPECTION.values].flatMap((inspection) =>
  (['SHARE', 'CUT', 'BOX'] as const).flatMap((goods) =>
    SHIPPING_METHOD.values.flatMap((handover) =>
      [...EITHER, null].flatMap((sameState) =>
        EITHER.map((slaughtered) => ({ inspection, goods, handover, sameState, slaughtered })),
      ),
    ),
  ),
);

/** Each sale as a line, such as 'STATE CUT SHIPPING other-state slaughtered'. */
function nameOf({ inspection, goods, handover, sameState, slaughtered }: BeefSale): string {
  const where = sameState === null ? 'unknown-state' : sameState ? 'same-state' : 'other-state';
  return `${inspection} ${goods} ${handover} ${where} ${slaughtered ? 'slaughtered' : 'alive'}`;
}

/** The law again, written without the table. */
function isLegal(name: string): boolean {
  if (/^(null|USDA) /.test(name)) return true;
  if (name.startsWith('STATE ')) return name.includes('same-state');
  return /^CUSTOM_EXEMPT SHARE LOCAL_(PICKUP|DELIVERY) \S+ alive$/.test(name);
}

describe('legalPath', () => {
  it('is tested with all combinations', () => expect(new Set(SALES.map(nameOf)).size).toBe(4 * 3 * 3 * 3 * 2));

  it.each(SALES.map((sale) => [nameOf(sale), sale] as const))('%s', (name, sale) => {
    expect(legalPath(sale).allowed).toBe(isLegal(name));
  });

  it('explains every refusal in a whole sentence and cites the law', () => {
    for (const path of SALES.map(legalPath)) {
      if (path.allowed) continue;
      expect(path.reason).toMatch(/^[A-Z].*\.$/);
      expect(path.rule.law).toMatch(/^21 USC 6(23|61)\(a\)/);
      expect(path.rule.says).toMatch(/^[A-Z].*\.$/);
      expect(path.rule.link).toMatch(
        /^https:\/\/www\.law\.cornell\.edu\/(uscode\/text\/21\/6(23|61)|cfr\/text\/9\/303\.1)$/,
      );
    }
  });

  it.each<[Partial<BeefSale>, RegExp]>([
    [{ goods: 'CUT', slaughtered: true }, /by the cut or the box/],
    [{ slaughtered: true, handover: 'SHIPPING' }, /while the animal is alive/],
    [{ handover: 'SHIPPING' }, /can't be shipped/],
    [{ inspection: 'STATE', sameState: false }, /handed over at the ranch/],
    [{ inspection: 'STATE', sameState: false, handover: 'LOCAL_DELIVERY' }, /brought or shipped to yours/],
    [{ inspection: 'STATE', sameState: null, handover: 'SHIPPING' }, /don't know which state this ZIP code is in/],
  ])('gives the reason for a refusal with %j', (change, reason) => {
    const sale: BeefSale = {
      inspection: 'CUSTOM_EXEMPT',
      goods: 'SHARE',
      handover: 'LOCAL_PICKUP',
      sameState: true,
      slaughtered: false,
    };
    expect(legalPath({ ...sale, ...change })).toMatchObject({ reason: expect.stringMatching(reason) });
  });
});

it('treats no kind of product as a share', () => {
  expect(GOODS_OF_KIND).toEqual({ CUSTOM: 'BOX', BEEF_BOX: 'BOX', SELECT_CUT: 'CUT' });
});

it('hands picked-up beef over at the ranch', () => {
  const inTexas = (familyState: string | null) =>
    SHIPPING_METHOD.values.map((handover) => isHandedOverIn('Texas', { handover, ranchState: 'Texas', familyState }));
  expect(inTexas('Oklahoma')).toEqual([true, false, false]);
  expect(inTexas(null)).toEqual([true, null, null]);
});

it('refuses a price by packaged weight in Washington only', () => {
  expect(PRICING_MODEL.values.filter((pricing) => pricingRefusal(pricing, 'Washington'))).toEqual(['PACKAGED']);
  expect(pricingRefusal('PACKAGED', 'Oregon')).toBeUndefined();
});
