import { describe, expect, test } from 'vitest';
import { COW_SHARES } from '../../rules/products/cowShares';
import { APPLICANTS } from './applicants';
import { createDealer } from './dealer';
import { draftRanch } from './draftRanch';
import { INSPECTING_STATES } from './processing';

const deal = createDealer();
const now = new Date('2026-11-21T12:00:00Z');
const DRAFTS = APPLICANTS.map((applicant) =>
  draftRanch(applicant, { place: { latitude: 39, longitude: -98 }, now, deal }),
);
type Draft = (typeof DRAFTS)[number];

/** Everything that a family reads about a ranch. */
function textsOf({ ranch, goods }: Draft): string[] {
  const { description, customRanchDescription, customFeedingMethod, finishDetails, raisingPractices } = ranch;
  const { processingNotes, processingDetails, pickupInstructions, deliveryNotes, shippingDetails } = ranch;
  const own = [
    description,
    customRanchDescription,
    customFeedingMethod,
    finishDetails,
    raisingPractices,
    processingNotes,
    processingDetails,
  ];
  const deliveryTexts = [pickupInstructions, deliveryNotes, shippingDetails];
  return [...own, ...deliveryTexts, ...goods.map((product) => product.description)].filter(
    (text) => text != null && text !== '',
  ) as string[];
}

const sentencesOf = (draft: Draft) => textsOf(draft).flatMap((text) => text.split(/(?<=[.?!])\s+/));

/** Sentences that only differ in a number, a name or a town count as the same. */
const bare = (sentence: string, { story }: Draft) =>
  sentence
    .replaceAll(story.owner.split(' ')[0]!, 'NAME')
    .replaceAll(story.city, 'TOWN')
    .replaceAll(/[\d,]*\d/g, '#');

test('no more than five ranches use the same sentence', () => {
  const ranches = new Map<string, string[]>();
  for (const draft of DRAFTS) {
    for (const sentence of new Set(sentencesOf(draft).map((each) => bare(each, draft)))) {
      ranches.set(sentence, [...(ranches.get(sentence) ?? []), draft.story.name]);
    }
  }
  const common = [...ranches]
    .filter(([, names]) => names.length > 5)
    .map(([sentence, names]) => [sentence, names.length]);
  expect(common).toEqual([]);
});

describe.each(DRAFTS)('$story.name', (draft) => {
  const { story, ranch, goods } = draft;
  const sentences = sentencesOf(draft);
  const text = sentences.join('\n');

  test('repeats no sentence', () => {
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });

  test('mentions weights if and only if it prices by weight', () => {
    const byWeight =
      /hanging weight|scale ticket|scale at the locker|on the rail|by the pound|(price|rate) per pound|packaged weight|pounds in the box|final price/i;
    expect(byWeight.test(text)).toBe(ranch.pricingModel !== 'FLAT');
    if (ranch.pricingModel === 'PACKAGED') expect(text).not.toMatch(/hanging weight|on the rail/i);
    if (ranch.pricingModel === 'HANGING') expect(text).not.toMatch(/packaged weight|pounds in the box/i);
  });

  test('mentions a deposit if and only if it requires one', () => {
    expect(/deposit/i.test(text)).toBe(ranch.depositRequired);
    expect(ranch.depositAmount > 0).toBe(ranch.depositRequired);
  });

  test('names an inspection that exists in its state, and ships no state-inspected beef', () => {
    const isStates = /state inspected/i.test(ranch.processingFacility);
    expect(isStates).toBe(!/USDA inspected/.test(ranch.processingFacility));
    if (!isStates) return;
    expect(INSPECTING_STATES).toContain(story.state);
    expect([ranch.offerShipping, ranch.shippingNationwide]).toEqual([false, false]);
    expect(text).not.toMatch(/\bship/i);
  });

  test('offers the delivery methods that its texts mention', () => {
    if (/\bwe ship|shipped|shipping/i.test(text))
      expect(ranch.offerShipping || !/\bwe ship the beef/i.test(text)).toBe(true);
    if (/deliver(ed|y) to|we deliver to/i.test(story.about)) expect(ranch.offerLocalDelivery).toBe(true);
    expect([ranch.offerLocalPickup, ranch.offerLocalDelivery, ranch.offerShipping]).toContain(true);
    expect(Boolean(ranch.pickupInstructions)).toBe(ranch.offerLocalPickup);
  });

  test('has badges that match its texts', () => {
    if (!ranch.isHormoneAntibiotic) expect(text).not.toMatch(/no (growth )?hormones|no implants|no additives/i);
    if (ranch.isGrassFed) expect(ranch.feedingMethod).toMatch(/grass/i);
    if (story.feeding === 'Other') expect([ranch.isGrassFed, ranch.isGrainFinished]).toEqual([false, false]);
    if (story.sells) expect(goods.map(({ name }) => name)).toEqual(expect.arrayContaining(story.sells));
  });

  test('has prices of 2026 that fit each other', () => {
    const { quarterCowPrice: quarter, halfCowPrice: half, wholeCowPrice: whole, pricePerPound, pricingModel } = ranch;
    const within = (price: number, from: number, to: number) => price === 0 || (price >= from && price <= to);
    for (const { priceField, suggestedPrice } of COW_SHARES)
      expect(within(ranch[priceField], suggestedPrice.from, suggestedPrice.to), priceField).toBe(true);
    if (quarter && half) expect(half).toBeLessThanOrEqual(2 * quarter);
    if (half && whole) expect(whole).toBeLessThanOrEqual(2 * half);
    const [min, max] = pricingModel === 'PACKAGED' ? [870, 960] : [375, 650];
    expect(within(pricePerPound, min!, max!), `a pound ${pricePerPound}`).toBe(true);
    expect(pricePerPound > 0).toBe(pricingModel !== 'FLAT');
  });

  test('prices shares by weight for a usual number of pounds', () => {
    const { pricePerPound, pricingModel } = ranch;
    for (const { priceField, hangingPounds, yieldPounds } of COW_SHARES) {
      if (!ranch[priceField] || pricingModel === 'FLAT') continue;
      const pounds = ranch[priceField] / pricePerPound;
      const { from, to } = pricingModel === 'HANGING' ? hangingPounds : yieldPounds;
      expect(pounds, priceField).toBeGreaterThanOrEqual(from);
      expect(pounds, priceField).toBeLessThanOrEqual(to);
    }
  });

  test('sells the shares that its texts mention', () => {
    for (const [word, price] of [
      [/\bquarters?\b/i, ranch.quarterCowPrice],
      [/\bhal(f|ves)\b/i, ranch.halfCowPrice],
    ] as const) {
      if (word.test(story.about) && story.sellsShares !== false) expect(price, String(word)).toBeGreaterThan(0);
    }
    if (story.sellsShares === false) expect(text).not.toMatch(/\ba share\b|cutting sheet/i);
  });
});
