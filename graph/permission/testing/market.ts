import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { STANDARD_CUT_SHEET } from '../../../rules/herd/cutSheet';
import { cancelTermsOf } from '../../../rules/orders/cancelTerms';
import { issueInvitationToken } from '../../accounts/acceptInvitation';
import { issueConfirmation, startEmailChange } from '../../accounts/email/confirmations';
import { hashOfLinkToken, newLinkToken } from '../../accounts/linkToken';
import { issueResetToken } from '../../accounts/passwords/resetTokens';
import { issueUndoToken, keepUndo } from '../../accounts/recovery/undos';
import { startSession } from '../../accounts/testing/sessions';
import type { User } from '../../accounts/User';
import { daysFromToday } from '../../animals/testing/days';
import type { Order } from '../../orders/Order';
import { keep } from '../../settlements/testing/herd';
import { testConfig, type testGraph } from '../../testing/graph';
import { hashOfSecret, newTokenSecret } from '../../tokens/tokenSecret';
import { canaries } from './canaries';
import { type Cast, cast } from './cast';

type Graph = Pick<Awaited<ReturnType<typeof testGraph>>, 'db' | 'as' | 'make'>;

/** The ids of the requested records, by name. */
export type Market = Awaited<ReturnType<typeof market>>;

/** Creates records of each kind for the customer and the rancher, in the states in which the requests succeed. */
export async function market(graph: Graph) {
  const people = await cast(graph.make);
  const seeding = { ...graph, people };
  const orders = await ordersOf(seeding);
  const herd = await herdOf(seeding);
  const rows = {
    ...orders,
    ...herd,
    ...(await ledgerOf(seeding, orders.charged)),
    ...(await reviewsOf(seeding)),
    ...(await conversationsOf(seeding, orders.order)),
    ...(await complaintsOf(seeding)),
    ...(await settingsOf(seeding)),
  };
  return { ...rows, people, day: (days: number) => daysFromToday(testConfig, days) };
}

type Seeding = Graph & { people: Cast };

const wordOf = canaries.word;

/** An order with every text that a family writes. */
async function orderOf(
  { make, people }: Seeding,
  given: Partial<Order> = {},
  by: 'customer' | 'other customer' = 'customer',
) {
  const { id, name, email, phone } = people[by];
  return make.order({
    customerId: id,
    rancherId: people.rancher.ranch.id,
    customerName: name,
    customerEmail: email,
    customerPhone: phone,
    shippingAddress: wordOf(by, 'shippingAddress'),
    notes: wordOf(by, 'orderNotes'),
    privateNotes: wordOf('rancher', 'privateNotes'),
    ...given,
  });
}

const TERMS = cancelTermsOf({
  cancelTermsName: 'USUAL',
  ...{ cancelHours: 0, cancelWaitingPercent: 0, cancelAssignedPercent: 0 },
});

async function ordersOf(seeding: Seeding) {
  const { db, as, people } = seeding;
  const far = people['other rancher'].ranch.id;
  await orderOf(seeding, { rancherId: far, privateNotes: wordOf('other rancher', 'privateNotes') }, 'other customer');
  const [order, fulfilled, charged, settled] = [
    await orderOf(seeding, { cancelTerms: TERMS }),
    await orderOf(seeding, { status: 'FULFILLED' }),
    await orderOf(seeding, { status: 'PROCESSING' }),
    await orderOf(seeding, { status: 'PROCESSING' }),
  ];
  await db('orderStatusUpdates').insert({
    orderId: fulfilled.id,
    status: 'FULFILLED',
    movedBy: 'RANCH',
    moverId: people['order worker'].id,
    notes: wordOf('rancher', 'statusNotes'),
    createdAt: db.raw("now() - interval '8 days'"),
  });
  const reason = wordOf('rancher', 'weighingReason');
  await run(
    as(people.rancher),
    `mutation { weighOrder(orderId: ${settled.id}, input: {
    reason: "${reason}", charges: [{ kind: CHARGE, amount: 500, reason: "${reason}" }] }) { order { id } } }`,
  );
  const paid = await run(
    as(people.rancher),
    `mutation { recordOrderPayment(orderId: ${settled.id}, input: {
    kind: BALANCE, method: CASH, amount: 1000, note: "${wordOf('rancher', 'paymentNote')}" }) { payment { id } } }`,
  );
  const items = await db('orderItems').where({ orderId: order.id });
  return {
    order: order.id,
    item: items[0].id as number,
    fulfilled: fulfilled.id,
    charged: charged.id,
    settled: settled.id,
    payment: Number(paid.recordOrderPayment.payment.id),
  };
}

/** Animals in three stages, with shares of two families that share a side, one in the line, and one that the ranch keeps. */
async function herdOf(seeding: Seeding) {
  const { db, make, people } = seeding;
  const ranch = people.rancher.ranch.id;
  const unused = await make.processor(ranch, { name: 'Unused Meats' });
  const inspected = await make.processor(ranch, { name: 'Hill Country Meats' });
  const exempt = await make.processor(ranch, { name: 'County Lockers', inspection: 'CUSTOM_EXEMPT' });
  const at = (days: number) => daysFromToday(testConfig, days);
  const open = await make.animal(ranch, { processorId: inspected.id, harvestDate: at(60), depositPerQuarter: 10_000 });
  const alive = await make.animal(ranch, { processorId: exempt.id, harvestDate: at(60) });
  const harvested = await make.animal(ranch, {
    ...{ processorId: inspected.id, harvestDate: at(-20), stage: 'HARVESTED' },
    ...{ pricing: 'HANGING', price: 0, pricePerPound: 400 },
    ...{ expectedHangingFromTenths: 5_000, expectedHangingToTenths: 6_000 },
  });
  const planned = await make.animal(ranch, { stage: 'PLANNED' });
  const quarter = { quarters: 1, deposit: 10_000 } as const;
  const claim = await make.claim(await orderOf(seeding), { animal: open, places: [1], ...quarter });
  const neighbor = await make.claim(await orderOf(seeding, {}, 'other customer'), {
    animal: open,
    places: [2],
    ...quarter,
  });
  const kept = await keep(db, open, [3]);
  const inLine = await make.claim(await orderOf(seeding), { quarters: 1 });
  const unbought = await make.claim(await orderOf(seeding), { animal: alive, places: [1, 2] });
  const bought = await make.claim(await orderOf(seeding), { animal: alive, places: [3, 4] });
  await make.livePurchase(bought);
  const whole = { animal: harvested, places: [1, 2, 3, 4], quarters: 4 } as const;
  const weighed = await make.claim(await orderOf(seeding, { status: 'PROCESSING' }), {
    ...whole,
    places: [...whole.places],
  });
  const terms = JSON.stringify({ from: 90_000, to: 90_000, deposit: 10_000, payer: 'RANCH' });
  const put = { claimId: claim.id, animalId: open.id, placed: true, places: [], terms };
  const [offer] = await db('lineOffers')
    .insert({ ...put, expiresAt: db.raw("now() + interval '1 day'") })
    .returning('id');
  // The ranch took this share off the animal, so that it isn't put there again before others.
  const ended = { answer: 'TAKEN_OFF', answeredAt: db.fn.now(), expiresAt: db.fn.now() };
  await db('lineOffers').insert({ ...put, ...ended, claimId: inLine.id });
  const proposals = await db('cutSheetProposals')
    .insert(
      (
        [
          ['customer', claim.id],
          ['other customer', neighbor.id],
        ] as const
      ).map(([of, claimId]) => ({
        animalId: open.id,
        sides: [1],
        claimId,
        sheet: {
          ...STANDARD_CUT_SHEET,
          liver: of === 'customer' ? 'KEEP' : 'SKIP',
          notes: wordOf(of, 'cutSheetNotes'),
        },
      })),
    )
    .returning('id');
  const told = { advice: wordOf('rancher', 'recallAdvice'), reason: 'Metal', foundBy: 'animal 7' };
  const [recall] = await db('recalls')
    .insert({ ...told, rancherId: ranch, createdAt: db.raw("now() - interval '1 hour'") })
    .returning('id');
  await db('recallShares').insert({ recallId: recall.id, animalId: harvested.id, claimId: weighed.id });
  const notice = { recallId: recall.id, customerId: people.customer.id, orderId: weighed.orderId };
  await db('recallNotices').insert(notice);
  const doorToken = newLinkToken();
  const [door] = await db('processorDoors')
    .insert({
      ...{ rancherId: ranch, processorId: inspected.id, tokenHash: hashOfLinkToken(doorToken) },
      email: `${wordOf('rancher', 'doorEmail')}@herdline.test`,
    })
    .returning('id');
  const plantToken = newLinkToken();
  const [plant] = await db('plants')
    .insert({ email: `plant-${randomUUID()}@herdline.test`, tokenHash: hashOfLinkToken(plantToken) })
    .returning('id');
  await db('processors').where({ id: inspected.id }).update({ plantId: plant.id });
  await db('killDays').insert([
    { plantId: plant.id, day: at(60), slots: 1 },
    { plantId: plant.id, day: at(70), slots: 9 },
    { plantId: plant.id, day: at(80), slots: 0 },
  ]);
  await db('slotBookings').insert({ animalId: open.id, plantId: plant.id, day: at(60) });
  await db('weightProposals').insert({
    ...{ doorId: door.id, animalId: open.id, hangingTenths: 6_125, reason: wordOf('rancher', 'proposedReason') },
    packaged: '[]',
  });
  return {
    ...{ door: door.id as number, doorToken, plantToken, slotsAt: inspected.id },
    ...{ recall: recall.id as number },
    ...{ processor: unused.id, open: open.id, harvested: harvested.id, planned: planned.id },
    ...{ claim: claim.id, kept, inLine: inLine.id, unbought: unbought.id, bought: bought.id, weighed: weighed.id },
    ...{ proposal: proposals[1].id as number, offer: offer.id as number },
  };
}

/** A charge, and a request to pay a part of it. */
async function ledgerOf({ as, people }: Seeding, charged: number) {
  await run(as(people.rancher), `mutation { updateOrderStatus(orderId: ${charged}, status: FULFILLED) { id } }`);
  await run(
    as(people.admin),
    `mutation { recordCommissionPayment(rancherId: ${people.rancher.ranch.id}, amount: 100,
    description: "${wordOf('rancher', 'commissionPayment')}") { id } }`,
  );
  const asked = await run(
    as(people.rancher),
    `mutation { requestCommissionPayment(input: {
    amount: 100, method: VENMO, notes: "${wordOf('rancher', 'paymentRequest')}" }) { id } }`,
  );
  return { request: Number(asked.requestCommissionPayment.id) };
}

/** The hash of a photo of the ranch. */
export const UPLOAD = 'a'.repeat(32);

/** Creates a reported review and a hidden one, and a photo. */
async function reviewsOf(seeding: Seeding) {
  const { db, make, people } = seeding;
  // Reviews show the family's name only in this short form.
  const shown = { authorName: 'Ann M.' };
  const makeReview = async (given: object) =>
    make.review(await orderOf(seeding, { status: 'FULFILLED' }), { ...shown, ...given });
  const upload = { rancherId: people.rancher.ranch.id, hash: UPLOAD, width: 480, height: 320, bytes: 4 };
  await db('photoUploads').insert(upload);
  await people.rancher.ranch.$query(db).patch({ pendingName: 'New Name' });
  const review = await makeReview({ reportedAt: db.fn.now() });
  const reporter = people['other customer'].id;
  await db('reviewReports').insert({
    reviewId: review.id,
    reporterId: reporter,
    reason: wordOf('other customer', 'reportReason'),
  });
  const hidden = await makeReview({
    hiddenAt: db.fn.now(),
    hiddenReason: wordOf('customer', 'hiddenReason'),
    words: wordOf('customer', 'hiddenWords'),
  });
  return { review: review.id, hidden: hidden.id };
}

async function conversationsOf({ db, make, people }: Seeding, orderId: number) {
  const parties = { customerId: people.customer.id, rancherId: people.rancher.ranch.id };
  const { id } = await make.conversation({ ...parties, orderId });
  const reported = await make.message(id, {
    text: wordOf('customer', 'reportedMessage'),
    senderId: people.customer.id,
  });
  await make.message(id, { side: 'RANCH', text: wordOf('rancher', 'reply'), senderId: people['order worker'].id });
  const message = await make.message(id, { text: wordOf('customer', 'message'), senderId: people.customer.id });
  const [report] = await db('messageReports')
    .insert({ messageId: reported.id, reporterId: people.rancher.id, reason: wordOf('rancher', 'messageReportReason') })
    .returning('id');
  return { conversation: id, message: message.id, messageReport: report.id as number };
}

/** A complaint that the ranch answered with a proposal, and that waits for the team. */
async function complaintsOf(seeding: Seeding) {
  const { db } = seeding;
  const { id: complaining } = await orderOf(seeding, { status: 'FULFILLED' });
  const waiting = { state: 'ANSWERED', waitsFor: 'PLATFORM' };
  const [complaint] = await db('complaints')
    .insert({ orderId: complaining, side: 'CUSTOMER', kind: 'LATE', ...waiting })
    .returning('id');
  const said = { complaintId: complaint.id, step: 'OPEN', side: 'CUSTOMER', text: wordOf('customer', 'complaint') };
  await db('complaintEntries').insert(said);
  const answer = { step: 'ANSWER', side: 'RANCH', text: wordOf('rancher', 'complaintAnswer'), remedy: 'REPLACEMENT' };
  const [proposed] = await db('complaintEntries')
    .insert({ ...said, ...answer })
    .returning('id');
  const { id: refunded } = await orderOf(seeding, { status: 'FULFILLED' });
  const money = { remedy: 'PART_BACK', amount: 100 };
  const [closed] = await db('complaints')
    .insert({ orderId: refunded, side: 'CUSTOMER', kind: 'LATE', state: 'CLOSED', closedAt: db.fn.now(), ...money })
    .returning('id');
  await db('complaintEntries').insert({ complaintId: closed.id, step: 'DECIDE', side: 'PLATFORM', ...money });
  return { complaining, refunded, complaint: complaint.id as number, proposed: proposed.id as number };
}

/** Creates records that are private to a person. */
async function settingsOf({ db, make, people }: Seeding) {
  const { rancher, customer } = people;
  const product = await make.product(rancher.ranch.id);
  await db('favorites').insert({ userId: customer.id, rancherId: rancher.ranch.id });
  await db('feedback').insert({ userId: customer.id, feedback: wordOf('customer', 'feedback'), type: 'ISSUE' });
  const own = { userId: rancher.id, name: wordOf('rancher', 'tokenName'), scopes: ['ORDERS_READ'] };
  const [token] = await db('apiTokens')
    .insert({ ...own, secretHash: hashOfSecret(newTokenSecret()) })
    .returning('id');
  const address = `https://hooks.example/${wordOf('rancher', 'webhookAddress')}`;
  const [webhook] = await db('webhooks')
    .insert({
      userId: rancher.id,
      rancherId: rancher.ranch.id,
      url: address,
      // Can't be read, so a test event calls nobody.
      secret: 'sealed:none',
      position: 0,
      enabled: false,
    })
    .returning('id');
  const invited = { rancherId: rancher.ranch.id, name: wordOf('rancher', 'invitedName'), role: 'RUN_RANCH' };
  const [invitation] = await db('helperInvitations')
    .insert({ ...invited, email: `${wordOf('rancher', 'invitedEmail')}@herdline.test` })
    .returning('id');
  const asked = { invitedBy: people.admin.id, name: wordOf('admin', 'invitedName'), role: 'SUPPORT' };
  const [adminInvitation] = await db('adminInvitations')
    .insert({ ...asked, email: `${wordOf('admin', 'invitedEmail')}@herdline.test` })
    .returning('id');
  return {
    adminInvitation: adminInvitation.id as number,
    adminToken: await issueInvitationToken(db, 'adminInvitations', adminInvitation.id),
    invitation: invitation.id as number,
    invitationToken: await issueInvitationToken(db, 'helperInvitations', invitation.id),
    product: product.id,
    device: await startSession(db, customer.id),
    token: token.id as number,
    webhook: webhook.id as number,
    resetToken: await issueResetToken(db as never, customer),
    emailToken: await issueConfirmation(db as never, customer),
    undoToken: await undoTokenOf(db as never, customer),
  };
}

/** The undo token of a pending change of email. The current email is confirmed. */
async function undoTokenOf(db: Knex, customer: User): Promise<string> {
  await db('users').where({ id: customer.id }).update({ emailConfirmedAt: db.fn.now() });
  await startEmailChange(db, customer.id, 'changed@herdline.test');
  return issueUndoToken(db, await keepUndo(db, customer));
}

/** Runs an operation that the seeding needs. Throws if it fails. */
async function run(person: ReturnType<Graph['as']>, query: string) {
  const { data, errors } = await person.run(query);
  if (errors) throw new Error(`${query}: ${errors.map(({ message }) => message)}`);
  return data;
}
