import { describe, expect, it, test } from 'vitest';
import { ANIMAL_STAGE, type AnimalStage } from '../../herd/animalStage';
import { ORDER_STATUS, SHIPPING_METHOD } from '../../words/vocabulary';
import { orderStory } from './orderStory';
import type { StoryAnimal, StoryMoney, StoryOrder, StoryShare } from './storyFacts';

const NOW = new Date('2026-11-26T18:00:00.000Z');
const TODAY = '2026-11-26';

const animal: StoryAnimal = {
  tag: '41',
  stage: 'OPEN',
  inspection: 'USDA',
  harvestDate: '2027-03-04',
  harvestWords: null,
  hangDays: 14,
  cuttingDays: 7,
  cutSheetsDue: null,
};
const AGREED = { state: 'AGREED', open: true, proposals: [] } as const;
const MISSING = { state: 'MISSING', open: true, proposals: [] } as const;
const OTHERS = { state: 'PROPOSED', open: true, proposals: [{ mine: false, byRanch: false }] } as const;
const MINE = { state: 'PROPOSED', open: true, proposals: [{ mine: true, byRanch: false }] } as const;
const LATE = { state: 'STANDARD', open: false, proposals: [] } as const;

const share: StoryShare = {
  quarters: 1,
  releasedAt: null,
  offBoardAt: null,
  linePosition: null,
  orderedAt: '2026-11-20T18:00:00.000Z',
  deposit: 10_000,
  depositDue: null,
  depositReceivedAt: null,
  livePurchase: null,
  cutSheet: AGREED,
  offer: null,
  animal,
};
const money: StoryMoney = { received: 0, kept: 0, overpaid: 0, balanceDue: null, dueSince: null };
const order: StoryOrder = {
  status: 'CONTACTED',
  orderType: 'QUARTER_COW',
  createdAt: '2026-11-20T18:00:00.000Z',
  shippingMethod: 'LOCAL_PICKUP',
  handoverDay: null,
  claims: [],
  settlement: money,
  canReview: false,
};

const line: Partial<StoryShare> = { animal: null, cutSheet: null, deposit: null, linePosition: 2 };
const offer = { expiresAt: '2026-11-28T18:00:00.000Z', animal: { tag: '42' } };
const owed = { total: 50_000, balanceDue: 42_125, dueSince: '2026-11-25T12:00:00.000Z' };
const at = (changes: Partial<StoryAnimal>): Partial<StoryShare> => ({ animal: { ...animal, ...changes } });
const past = { harvestDate: '2026-10-01' };

const story = (given: Partial<StoryOrder>, ...shares: Partial<StoryShare>[]) =>
  orderStory({ ...order, ...given, claims: shares.map((one) => ({ ...share, ...one })) }, NOW);

type Row = [string, string | null, Partial<StoryOrder>, ...Partial<StoryShare>[]];
const BUY = { inspection: 'CUSTOM_EXEMPT' } as const;

describe('what is due from the family, the most urgent first', () => {
  it.each<Row>([
    [
      'Animal 42 is held for you. Take it or decline by November 28, 2026',
      'FAMILY',
      {},
      { ...line, offer: { ...offer, placed: false } },
    ],
    [
      "You've moved up to animal 42. It's yours unless you decline by November 28, 2026",
      'FAMILY',
      {},
      { offer: { ...offer, placed: true }, depositDue: '2026-12-04' },
    ],
    [
      'Pay the $100.00 deposit by December 4, 2026',
      'FAMILY',
      { status: 'PENDING' },
      { depositDue: '2026-12-04', cutSheet: MISSING },
    ],
    [
      'Pay the $200.00 deposit by December 4, 2026',
      'FAMILY',
      {},
      { depositDue: '2026-12-04' },
      { depositDue: '2026-12-04' },
    ],
    [
      'Your $100.00 deposit was due November 25, 2026. Pay it to keep your share',
      'FAMILY',
      {},
      { depositDue: '2026-11-25' },
    ],
    [
      'Choose your cuts by February 25, 2027',
      'FAMILY',
      {},
      { depositDue: '2026-12-04', depositReceivedAt: '2026-11-25T12:00:00Z', cutSheet: MISSING },
    ],
    [
      'Choose your cuts',
      'FAMILY',
      {},
      { ...at({ harvestDate: null, harvestWords: 'autumn 2027' }), cutSheet: MISSING },
    ],
    [
      'Choose your cuts by November 27, 2026',
      'FAMILY',
      {},
      { ...at({ harvestDate: '2026-12-04' }), depositDue: '2026-12-04', cutSheet: MISSING },
    ],
    ['Answer the cuts that the other family proposed by February 25, 2027', 'FAMILY', {}, { cutSheet: OTHERS }],
    [
      'Answer the cuts that the ranch proposed by February 25, 2027',
      'FAMILY',
      {},
      { cutSheet: { ...OTHERS, proposals: [{ mine: false, byRanch: true }] } },
    ],
    ['Confirm that you buy your share of the live animal by February 25, 2027', 'FAMILY', {}, at(BUY)],
    ['Choose your cuts by February 25, 2027', 'FAMILY', {}, { ...at(BUY), cutSheet: MISSING }],
    [
      'Confirm that you buy your share of the live animal',
      'FAMILY',
      {},
      { ...at({ ...BUY, harvestDate: '2026-12-01' }), cutSheet: LATE },
    ],
    ['Pay the ranch $421.25', 'FAMILY', { settlement: { ...money, ...owed } }, at({ ...past, stage: 'WEIGHED' })],
    [
      'Pay the ranch $421.25. Your beef is ready',
      'FAMILY',
      { settlement: { ...money, ...owed } },
      at({ ...past, stage: 'READY' }),
    ],
    [
      'Pay the ranch $421.25. Pickup on Saturday, November 28, 2026',
      'FAMILY',
      { settlement: { ...money, ...owed }, handoverDay: '2026-11-28' },
      at({ stage: 'READY' }),
    ],
    ['Pay the ranch $421.25', 'FAMILY', { status: 'FULFILLED', settlement: { ...money, ...owed }, canReview: true }],
    ['You have your beef. How was it?', 'FAMILY', { status: 'FULFILLED', canReview: true }, at({ stage: 'READY' })],
  ])('%s', (headline, who, given, ...shares) => {
    const told = story(given, ...shares);
    expect([told.headline, told.next?.who]).toEqual([headline, who]);
    expect(told.urgency === null).toBe(told.kind === 'REVIEW');
  });
});

describe('what the family waits for', () => {
  it.each<Row>([
    ['The ranch will confirm the price of your share with you', 'RANCH', {}, { isUnquoted: true, cutSheet: MISSING }],
    [
      'The ranch should call by November 27, 2026',
      'RANCH',
      { status: 'PENDING', createdAt: '2026-11-25T18:00:00.000Z' },
    ],
    ["The ranch hasn't called yet. You can call or write to it", 'RANCH', { status: 'PENDING' }],
    ["The ranch hasn't called yet. You can call or write to it", 'RANCH', { status: 'PENDING' }, {}],
    [
      "You're number 2 in line. We'll email you when the ranch has an animal for you",
      'RANCH',
      { status: 'PENDING' },
      line,
    ],
    [
      "You're next in line. We'll email you when the ranch has an animal for you",
      'RANCH',
      { status: 'PENDING' },
      { ...line, linePosition: 1 },
    ],
    ['Agree on price, payment and a day with the ranch', 'RANCH', {}],
    ['The ranch is getting your beef ready', 'RANCH', { status: 'PROCESSING' }],
    ['The ranch is getting your order ready', 'RANCH', { status: 'PROCESSING', orderType: 'OTHER' }],
    ['The harvest is on March 4, 2027', 'RANCH', {}, {}],
    ['The harvest is on March 4, 2027', 'RANCH', {}, { cutSheet: MINE }],
    ['The harvest is planned for autumn 2027', 'RANCH', {}, at({ harvestDate: null, harvestWords: 'autumn 2027' })],
    ['The ranch will set the harvest date', 'RANCH', {}, at({ harvestDate: null })],
    [
      "The harvest was planned for October 1, 2026. The ranch hasn't recorded it yet",
      'RANCH',
      {},
      { ...at(past), cutSheet: LATE },
    ],
    ['Your beef hangs until March 18, 2027', 'PROCESSOR', { status: 'PENDING' }, at({ stage: 'HARVESTED' })],
    ['Your beef is hanging at the processor', 'PROCESSOR', {}, at({ ...past, stage: 'HARVESTED' })],
    ["Your beef is being cut. It's ready around March 25, 2027", 'PROCESSOR', {}, at({ stage: 'WEIGHED' })],
    ["Your beef is being cut. The ranch tells you when it's ready", 'PROCESSOR', {}, at({ ...past, stage: 'WEIGHED' })],
    ['Your beef is ready. Set a pickup day with the ranch', 'RANCH', {}, at({ stage: 'READY' })],
    [
      'Your beef is ready. Set a delivery day with the ranch',
      'RANCH',
      { shippingMethod: 'LOCAL_DELIVERY' },
      at({ stage: 'READY' }),
    ],
    ['Your beef is ready. The ranch ships it next', 'RANCH', { shippingMethod: 'SHIPPING' }, at({ stage: 'READY' })],
    ['Your beef is ready. Set a pickup day with the ranch', 'RANCH', {}, line, at({ stage: 'READY' })],
    ['Pickup on Saturday, November 28, 2026', 'RANCH', { handoverDay: '2026-11-28' }, at({ stage: 'READY' })],
    ['Delivery is today', 'RANCH', { handoverDay: TODAY, shippingMethod: 'SHIPPING' }],
    [
      'Pickup was planned for Friday, November 20, 2026',
      'RANCH',
      { handoverDay: '2026-11-20' },
      at({ stage: 'CLOSED' }),
    ],
    [
      "Your share isn't on an animal anymore. The ranch settles it by its own weight or price",
      'RANCH',
      {},
      { ...line, linePosition: null, offBoardAt: '2026-11-25T12:00:00Z' },
    ],
    [
      'You have your beef',
      undefined as never,
      { status: 'FULFILLED', handoverDay: '2026-11-20' },
      at({ stage: 'READY' }),
    ],
    ['You have your order', undefined as never, { status: 'FULFILLED', orderType: 'OTHER' }],
    ['The ranch owes you $5.00 back', 'RANCH', { status: 'FULFILLED', settlement: { ...money, overpaid: 500 } }],
    [
      'This order was canceled',
      undefined as never,
      { status: 'CANCELED' },
      { ...line, releasedAt: '2026-11-25T12:00:00Z' },
    ],
    [
      'This order was canceled. The ranch keeps $100.00 of what you paid. $50.00 comes back to you',
      undefined as never,
      { status: 'CANCELED', settlement: { ...money, received: 15_000, kept: 10_000, overpaid: 5_000 } },
    ],
  ])('%s', (headline, who, given, ...shares) => {
    const told = story(given, ...shares);
    expect([told.headline, told.next?.who]).toEqual([headline, who]);
    expect(told.urgency).toBeNull();
  });
});

test('what is wrong comes before money and reviews, but not before what keeps a share', () => {
  const told = (reader: 'FAMILY' | 'RANCH', given: Partial<StoryOrder>, ...shares: Partial<StoryShare>[]) => {
    const claims = shares.map((one) => ({ ...share, ...one }));
    const { headline, next, urgency } = orderStory({ ...order, ...given, claims }, NOW, { reader });
    return [headline, next?.who, urgency];
  };
  const bad = { status: 'FULFILLED', canReview: true, settlement: { ...money, ...owed } } as const;
  expect([
    told('FAMILY', { ...bad, complaintWaitsFor: 'CUSTOMER' }),
    told('FAMILY', { ...bad, complaintWaitsFor: 'RANCH' }),
    told('RANCH', { ...bad, complaintWaitsFor: 'RANCH' }),
    told('RANCH', { status: 'CANCELED', complaintWaitsFor: 'CUSTOMER' }),
    told('FAMILY', { complaintWaitsFor: 'PLATFORM' }, at({ stage: 'READY' })),
    told('FAMILY', { complaintWaitsFor: 'RANCH' }, { depositDue: '2026-12-04' }),
  ]).toEqual([
    ["Something is wrong, and it's your turn to answer", 'FAMILY', ''],
    ["Something is wrong, and it's the ranch's turn", 'RANCH', null],
    ["Something is wrong, and it's your turn", 'RANCH', null],
    ["Something is wrong, and it's the family's turn", 'FAMILY', ''],
    ['Something is wrong, and our team decides', undefined, null],
    ['Pay the $100.00 deposit by December 4, 2026', 'FAMILY', '2026-12-04'],
  ]);
});

test('the ranch reads of its own tasks', () => {
  const told = (given: Partial<StoryOrder>, ...shares: Partial<StoryShare>[]) =>
    orderStory({ ...order, ...given, claims: shares.map((one) => ({ ...share, ...one })) }, NOW, { reader: 'RANCH' })
      .headline;
  expect([
    told({ status: 'PENDING' }),
    told({ status: 'PENDING', createdAt: NOW.toISOString() }),
    told({}, { depositDue: '2026-11-25' }),
    told({}, at({ stage: 'HARVESTED' })),
    told({}, at({ stage: 'READY' })),
    told({}, line),
    told({ settlement: { ...money, ...owed } }),
    told({ status: 'FULFILLED', canReview: true }),
  ]).toEqual([
    'Call the family. It was due November 22, 2026',
    'Call the family by November 28, 2026',
    '$100.00 deposit was due November 25, 2026',
    'The beef hangs until March 18, 2027',
    'The beef is ready. Set a pickup day',
    'Number 2 in line',
    '$421.25 is due',
    'The family has its beef',
  ]);
});

describe('the steps', () => {
  const stepsOf = (given: Partial<StoryOrder>, ...shares: Partial<StoryShare>[]) =>
    story(given, ...shares).steps.map(
      ({ title, day, done }) => `${done ? '✓' : '·'} ${[title, day].filter(Boolean).join(', ')}`,
    );

  it('are done only when they have happened', () => {
    const early = { ...at({ stage: 'WEIGHED', harvestDate: TODAY }), depositDue: '2026-11-24' };
    expect(stepsOf({}, { ...early, depositReceivedAt: '2026-11-23T18:00:00.000Z' })).toEqual([
      '✓ Ordered, November 20, 2026',
      '✓ $100.00 deposit received, November 23, 2026',
      '✓ Cuts set',
      '✓ Harvest, November 26, 2026',
      '✓ Hanging ends',
      '· Beef ready, December 17, 2026',
      '· Pickup',
    ]);
  });

  it('say what is due, by when', () => {
    expect(
      stepsOf({ shippingMethod: 'SHIPPING' }, { ...at(BUY), cutSheet: MISSING, depositDue: '2026-12-04' }),
    ).toEqual([
      '✓ Ordered, November 20, 2026',
      '· $100.00 deposit due, December 4, 2026',
      '· Confirm your purchase, February 25, 2027',
      '· Choose your cuts, February 25, 2027',
      '· Harvest, March 4, 2027',
      '· Hanging ends, March 18, 2027',
      '· Beef ready, March 25, 2027',
      '· Shipping',
    ]);
  });

  it('end with the day on which the order was handed over', () => {
    const steps = stepsOf(
      { status: 'FULFILLED', statusUpdates: [{ status: 'FULFILLED', createdAt: '2026-11-25T18:00:00.000Z' }] },
      at({ ...past, stage: 'CLOSED' }),
    );
    expect(steps.at(-1)).toBe('✓ Picked up, November 25, 2026');
  });
});

/** All combinations of one value of each list. */
const product = <Lists extends readonly unknown[][]>(...lists: Lists) =>
  lists.reduce<unknown[][]>((all, list) => all.flatMap((one) => list.map((value) => [...one, value])), [[]]) as {
    [At in keyof Lists]: Lists[At][number];
  }[];

const onAnimals = product(
  [...ANIMAL_STAGE.values],
  ['2026-10-01', TODAY, '2027-03-04', null],
  [MISSING, AGREED],
  [null, '2026-11-20'],
).map(([stage, harvestDate, cutSheet, depositDue]): Partial<StoryShare>[] => [
  { ...at({ stage, harvestDate, ...BUY }), cutSheet, depositDue },
]);
const allClaims: Partial<StoryShare>[][] = [
  [],
  [line],
  [{ ...line, linePosition: null, offBoardAt: '2026-11-25T12:00:00Z' }],
  [{ ...line, releasedAt: '2026-11-25T12:00:00Z' }],
  ...onAnimals,
];

/** The steps that can't have happened at a stage. */
const AHEAD: Partial<Record<AnimalStage, string>> = { OPEN: 'harvest', HARVESTED: 'hanging', WEIGHED: 'ready' };

test.each(ORDER_STATUS.values)('%s: nothing promises a past day or ticks what is still to come', (status) => {
  const methods = [...SHIPPING_METHOD.values];
  const days = [null, '2026-11-20', '2026-12-05'];
  for (const [shippingMethod, handoverDay, isOwed, shares] of product(methods, days, [true, false], allClaims)) {
    const settlement = isOwed ? { ...money, ...owed } : money;
    const { headline, steps, next } = story({ status, shippingMethod, handoverDay, settlement }, ...shares);
    expect(headline).not.toMatch(/should call by November 2[0-5]|undefined|null|NaN/);
    if (shippingMethod !== 'LOCAL_PICKUP') expect(headline).not.toMatch(/pickup/i);
    if (status === 'CANCELED') expect([next, steps]).toEqual([null, []]);
    if (status === 'FULFILLED') expect(headline).toMatch(/^(You have your beef|Pay the ranch)/);
    const ticked = steps.filter(({ done }) => done).map(({ key }) => key);
    expect(ticked).not.toContain(AHEAD[shares[0]?.animal?.stage ?? 'PLANNED'] ?? 'none');
  }
});
