import type { Knex } from 'knex';
import { STANDARD_CUT_SHEET } from '../../../rules/herd/cutSheet';
import { Order } from '../../orders/Order';
import type { maker } from '../../testing/make';

type Make = ReturnType<typeof maker>;

/** A text whose characters are easily escaped or encoded wrongly. */
const ODD = 'Ann "the\\ranch" O\'Neil <b>\n\t\u0001 ✓ 🐄 \u2028 ?? $1';

const TEXT_FIELDS = ['imageUrl', 'websiteUrl', 'ranchSize', 'cattleBreed'] as const;

/** Makes a market with values that JavaScript and PostgreSQL may write differently: texts, times, numbers, nulls, empty lists. */
export async function oddMarket(db: Knex, make: Make) {
  const customer = await make.customer({ name: ODD });
  const withoutPlace = await make.customer({ zipCode: '', city: '' });
  const temporary = await make.customer({ mustChangePassword: true });
  const admin = await make.admin();
  const full = await make.rancher({
    ranchName: ODD,
    ratingCounts: [0, 0, 1, 1, 2],
    currentBalance: 100,
    createdAt: '2026-01-02T03:04:05.123456Z',
    galleryImages: ['/photos/b.webp', '', '/photos/a.webp', '/photos/b.webp'],
    socialMedia: [{ platform: 'X"', url: 'https://x.test/\\' }],
    photoAlts: [
      { url: '/photos/a.webp', alt: 'first' },
      { url: '/photos/a.webp', alt: 'last ✓' },
    ],
    agreementVersion: '2026-11',
    agreementAcceptedAt: '2026-02-03T04:05:06.100Z',
    offerShipping: true,
    shippingNationwide: true,
    isOrganic: true,
    ...Object.fromEntries(TEXT_FIELDS.map((field) => [field, '/photos/a.webp'])),
  });
  const bare = await make.rancher({ commissionRate: null, latitude: null, longitude: null, offerHalfCow: false });
  const tied = await make.rancher({ ranchName: ODD, createdAt: '2026-01-02T03:04:05.123456Z', zipCode: '10001' });
  const pending = await make.rancher({ approval: 'PENDING' });
  const suspended = await make.rancher({ approval: 'SUSPENDED', currentBalance: 12_345 });
  const ranches = [full, bare, tied, pending, suspended].map(({ ranch }) => ranch.id);
  for (const id of ranches) await stock(make, id);
  for (const rancherId of ranches) await order(db, make, { customerId: customer.id, rancherId });
  await order(db, make, { customerId: withoutPlace.id, rancherId: full.ranch.id });
  await order(db, make, { customerId: customer.id, rancherId: full.ranch.id });
  await reviews(db, make, { reporter: withoutPlace.id });
  await db('favorites').insert(ranches.map((rancherId) => ({ userId: customer.id, rancherId })));
  for (const id of ranches) await herd(db, make, id);
  await conversations(db, make, customer.id);
  await db('commissionTransactions').insert([
    { rancherId: full.ranch.id, type: 'REQUEST', amount: 900, description: ODD, method: 'VENMO' },
    { rancherId: full.ranch.id, type: 'PAYMENT', amount: 100, description: '' },
  ]);
  const people = [customer, withoutPlace, temporary, admin, full.owner, bare.owner, pending.owner, suspended.owner];
  return { people: [null, ...people], ranches };
}

async function stock(make: Make, rancherId: number): Promise<void> {
  const product = await make.product(rancherId, { name: ODD, price: 333, weight: 1.5, imageUrl: null });
  await make.variant(product.id, { weight: 0.1, size: ODD });
  await make.variant(product.id, { weight: null, size: null });
  await make.product(rancherId, { price: 1_000, available: false });
  await make.product(rancherId, { kind: 'BEEF_BOX', contents: ['Ribeye', ODD], weight: 20 });
  await make.product(rancherId, { kind: 'SELECT_CUT', cut: 'Brisket' });
}

async function herd(db: Knex, make: Make, rancherId: number): Promise<void> {
  const { id: processorId } = await make.processor(rancherId, { name: ODD, establishmentNumber: ODD });
  const harvest = { harvestDate: '2027-03-04', processorId };
  await make.animal(rancherId, { ...harvest, tag: ODD, breed: ODD, finish: ODD, bornOn: '2025-04-01' });
  await make.animal(rancherId, { ...harvest, ownCutSheetsDue: '2027-02-01', stage: 'READY' });
  await make.animal(rancherId, { harvestWords: ODD, stage: 'PLANNED', pricing: 'HANGING', pricePerPound: 450 });
  await make.animal(rancherId, {
    expectedHangingFromTenths: 5_805,
    expectedHangingToTenths: 6_400,
    ...{ ownYieldFrom: 61, ownYieldTo: 66 },
    stage: 'WITHDRAWN',
  });
  // Each of these may move to other stages.
  for (const stage of ['PLANNED', 'OPEN'] as const) {
    for (const harvestDate of [null, '2026-01-02', '2099-03-04'])
      await make.animal(rancherId, { stage, harvestDate, processorId });
  }
  await claims(db, make, rancherId);
}

/** Makes claims on a planned and an open animal, in the line, kept by the ranch, released, and off the board. */
async function claims(db: Knex, make: Make, rancherId: number): Promise<void> {
  const planned = await make.animal(rancherId, { stage: 'PLANNED' });
  const open = await make.animal(rancherId, { depositPerQuarter: 10_000 });
  const orders = await Order.query(db).where({ rancherId }).orderBy('id');
  for (const each of orders) {
    await make.claim(each, { lineAt: '2026-01-02T03:04:05.678Z' });
    await make.claim(each, { releasedAt: '2026-01-02T03:04:05.123456Z', quarters: 4 });
    await make.claim(each, { offBoardAt: '2026-01-02T03:04:05.123456Z', offBoardReason: 'Sold at the farm' });
  }
  const [first] = orders;
  if (!first) return;
  await make.claim(first, { animal: planned, places: [2], quarters: 1, depositDue: '2027-01-02' });
  await make.claim(first, { animal: open, places: [3, 4], depositReceivedAt: '2026-01-02T03:04:05.1Z' });
  const kept = await make.claim(first, { animal: open, places: [1], quarters: 1, orderId: null, orderItemId: null });
  await cutSheets(db, { open, shared: [await make.claim(first, { animal: open, places: [2], quarters: 1 }), kept] });
  const { id: processorId } = await make.processor(rancherId, { inspection: 'CUSTOM_EXEMPT' });
  for (const isConfirmed of [true, false]) {
    const alive = await make.animal(rancherId, { processorId, harvestDate: '2026-01-02' });
    const bought = await make.claim(first, { animal: alive, places: [1, 2, 3, 4], quarters: 4 });
    if (isConfirmed) await make.livePurchase(bought);
  }
  await harvested(make, first);
}

/** Makes animals after their harvest, with and without the facts that their next stage needs. */
async function harvested(make: Make, order: Order): Promise<void> {
  for (const stage of ['HARVESTED', 'WEIGHED', 'READY'] as const) {
    for (const pricing of ['FLAT', 'HANGING', 'PACKAGED'] as const) {
      for (const hangingTenths of [null, 6_400]) {
        const animal = await make.animal(order.rancherId, { stage, pricing, pricePerPound: 450, hangingTenths });
        const packagedTenths = stage === 'WEIGHED' ? 4_000 : null;
        await make.claim(order, { animal, places: [1, 2], packagedTenths });
      }
    }
  }
}

/** Makes messages of both sides, seen and unseen, and a conversation that began before an order. */
async function conversations(db: Knex, make: Make, customerId: number): Promise<void> {
  const own = await db('conversations').where({ customerId }).orderBy('id');
  const asked = await make.conversation({ customerId, rancherId: own[0].rancherId });
  for (const { id, rancherId } of [asked, ...own.slice(0, 3)]) {
    await make.message(id, { text: ODD, seenAt: '2026-01-02T03:04:05.123456Z', senderId: customerId });
    const last = await make.message(id, { side: 'RANCH', text: '' });
    const photo = { conversationId: id, messageId: last.id, width: 800, height: 600 };
    await db('messagePhotos').insert([1, 0].map((place) => ({ ...photo, place, hash: `${id}-${place}` })));
    if (id % 2) await db('conversationBlocks').insert({ rancherId, customerId, side: 'RANCH' }).onConflict().ignore();
  }
}

/** Makes a hidden review, a reported one, and others with all values or only a few. */
async function reviews(db: Knex, make: Make, { reporter }: { reporter: number }): Promise<void> {
  const fulfilled = await Order.query(db)
    .where({ status: 'FULFILLED', customerName: 'Ann Miller' })
    // Other test files with the same database may have reviewed their orders.
    .whereRaw('not exists (select from reviews r where r.order_id = orders.id)')
    .orderBy('id', 'desc')
    .limit(6);
  for (const [place, each] of fulfilled.entries()) {
    if (place === 5) return;
    const full = { words: ODD, answer: ODD, answeredAt: MOMENT, editedAt: MOMENT, photos: ['/photos/b.webp'] };
    const weights = { share: 'HALF_COW', hangingPounds: 310.5, packagedPounds: 196 } as const;
    const hidden = { hiddenAt: MOMENT, hiddenReason: ODD };
    const { id: reviewId } = await make.review(each, {
      stars: 1 + place,
      createdAt: MOMENT,
      ...(place % 2 && { ...full, ...weights }),
      ...(place === 2 && hidden),
      ...(place === 3 && { reportedAt: MOMENT }),
    });
    if (place === 3) await db('reviewReports').insert({ reviewId, reporterId: reporter, reason: ODD });
  }
}

const MOMENT = '2026-01-02T03:04:05.123456Z';

/** Makes a decision for one side of an animal, and proposals of the two claims that share the other side. */
async function cutSheets(
  db: Knex,
  { open: { id: animalId }, shared }: { open: { id: number }; shared: { id: number }[] },
) {
  const sheet = { ...STANDARD_CUT_SHEET, notes: ODD };
  const changed = { state: 'CHANGED', reason: ODD, sheet };
  await db('cutSheets').insert({ animalId, sides: [2], ...changed });
  for (const { id } of shared) await db('cutSheetProposals').insert({ animalId, sides: [1], claimId: id, sheet });
}

async function order(db: Knex, make: Make, parties: { customerId: number; rancherId: number }): Promise<void> {
  const { id } = await make.order({
    ...parties,
    notes: `Estimated total: $1,800.00. The final price is confirmed by the rancher.\n${ODD}`,
    privateNotes: ODD,
    handoverDay: '2026-12-01',
    shippingAddress: ODD,
  });
  await db('orderStatusUpdates').insert({ orderId: id, status: 'FULFILLED', notes: ODD, movedBy: 'RANCH' });
  await db('orders')
    .where({ id })
    .update({
      status: id % 2 ? 'FULFILLED' : 'PENDING',
      archivedAt: id % 3 ? null : new Date(),
      // Some of the orders have a balance due.
      owedSince: id % 2 ? MOMENT : null,
    });
}
