import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import { isBeforeHarvest } from '../../../rules/herd/animalStage';
import { handoverDayLabel, handoverDayText } from '../../../rules/orders/handoverDay';
import { isFinal } from '../../../rules/orders/orderStatus';
import { rangeWords } from '../../../rules/orders/story/orderTotal';
import { USUAL_HANGING_TENTHS } from '../../../rules/products/cowShares';
import { pathTo } from '../../../rules/site';

import { longDay } from '../../../rules/time/days';
import { poundsSpan } from '../../../rules/trueCost/costText';
import type { ShippingMethod } from '../../../rules/words/vocabulary';
import type { AnimalRow } from '../../animals/Animal';
import { familyEntries } from '../../calendar/herdEntries';
import type { ClaimRow } from '../../claims/Claim';
import { termsNow } from '../../claims/toldOf';
import type { Fact, Letter } from '../../mail/Letter';
import { Processor } from '../../processors/Processor';
import { animalFacts, readShares, shareText } from './shareFacts';

type Concerned = { orderId: number; animalId: number };

/** Notifies a family of a new harvest date. Undefined if the date has changed again or the harvest is over. */
export async function harvestMoved(
  db: Knex,
  { from, to, ...concerned }: Concerned & { from: string | null; to: string | null },
): Promise<Letter | undefined> {
  const read = await readShares(db, concerned);
  if (!read || read.animal.harvestDate !== to || !isBeforeHarvest(read.animal.stage)) return undefined;
  const { order, ranch, owner, customer, animal, claims, headline } = read;
  const news = to ? `the harvest is on ${longDay(to)}` : 'the harvest date is open again';
  const before: Fact[] = from ? [['Old date', longDay(from)]] : [];
  return {
    to: customer,
    replyTo: owner,
    subject: `Order #${order.id}: ${news}`,
    paragraphs: [
      to && from
        ? `${ranch.ranchName} moved the harvest of your animal. The other dates moved with it.`
        : `${ranch.ranchName} changed the harvest date of your animal.`,
      `${headline}. Reply to this email if the new dates don't work for you.`,
    ],
    facts: [
      ['Ranch', ranch.ranchName],
      ['Animal', animal.tag],
      ['Share', shareText(claims)],
      ...before,
      ...animalFacts(animal),
    ],
    calendar: await familyEntries(db, concerned),
    link: { label: 'See the new dates', path: pathTo('customerOrders', { order: order.id }) },
  };
}

type Weights = [from: number, to: number];

/** Undefined if nothing that the family reads has changed, or the animal is weighed by now. */
export async function weightChanged(
  db: Knex,
  { from, to, ...concerned }: Concerned & { from: Weights | null; to: Weights | null },
): Promise<Letter | undefined> {
  const read = await readShares(db, concerned);
  if (!read || isFinal(read.order.status) || read.order.settledTotal !== null) return undefined;
  const { order, ranch, owner, customer, animal, claims } = read;
  const [before, now] = [weightOf(from), weightOf(to)];
  const isOld = !isDeepStrictEqual(weightOf(expectedOf(animal)), now);
  if (isOld || animal.hangingTenths !== null) return undefined;
  const processor = animal.processorId ? await Processor.query(db).findById(animal.processorId) : undefined;
  const [was, comes] = [before, now].map((weight) => sumOf(claims, { ...animal, ...weight }, { ranch, processor }));
  const [old, pounds] = [before, now].map(weightText);
  if (was === comes && old === pounds) return undefined;
  return {
    to: customer,
    replyTo: owner,
    subject: `Order #${order.id}: a new expected weight for animal ${animal.tag}`,
    paragraphs: [
      `${ranch.ranchName} now expects animal ${animal.tag} to weigh ${pounds} hanging. We said ${old}.`,
      was === comes
        ? `The price of your share stays as it is: ${comes}.`
        : `By that, your share comes to ${comes}. We said ${was}. You pay for what it weighs in the end.`,
      'Reply to this email if you have questions.',
    ],
    facts: [
      ['Ranch', ranch.ranchName],
      ['Animal', animal.tag],
      ['Share', shareText(claims)],
      ['Expected hanging weight', `${pounds}`],
      ['Your share', `${comes}`],
    ],
    link: { label: 'See your order', path: pathTo('customerOrders', { order: order.id }) },
  };
}

const expectedOf = ({ expectedHangingFromTenths: from, expectedHangingToTenths: to }: AnimalRow): Weights | null =>
  from === null || to === null ? null : [from, to];

/** Where a ranch expects nothing, families read the usual weight. */
function weightOf(weights: Weights | null) {
  const [from, to] = weights ?? [USUAL_HANGING_TENTHS.from, USUAL_HANGING_TENTHS.to];
  return { expectedHangingFromTenths: from, expectedHangingToTenths: to };
}

const weightText = (weight: ReturnType<typeof weightOf>) =>
  poundsSpan({ from: weight.expectedHangingFromTenths / 10, to: weight.expectedHangingToTenths / 10 });

function sumOf(claims: readonly ClaimRow[], animal: AnimalRow, by: Parameters<typeof termsNow>[2]): string {
  const terms = claims.map((claim) => termsNow(claim, animal, by));
  const sum = (end: 'from' | 'to') => terms.reduce((total, one) => total + one[end], 0);
  return rangeWords({ from: sum('from'), to: sum('to') });
}

/** Tells a family that its beef is packed. Undefined if it has it already. */
export async function beefReady(db: Knex, concerned: Concerned): Promise<Letter | undefined> {
  const read = await readShares(db, concerned);
  if (!read || isFinal(read.order.status)) return undefined;
  const { order, ranch, owner, customer, animal, claims, headline } = read;
  const { shippingMethod, handoverDay } = order;
  const day: Fact[] = handoverDay ? [[handoverDayLabel(shippingMethod), handoverDayText(handoverDay)]] : [];
  return {
    to: customer,
    replyTo: owner,
    subject: `Order #${order.id}: your beef is ready`,
    paragraphs: [
      `Your beef from ${ranch.ranchName} is packed and frozen.`,
      [`${headline}.`, ...(handoverDay ? [] : [NEXT[shippingMethod]])].join(' '),
    ],
    facts: [['Ranch', ranch.ranchName], ['Animal', animal.tag], ['Share', shareText(claims)], ...day],
    calendar: await familyEntries(db, concerned),
    link: { label: 'See your order', path: pathTo('customerOrders', { order: order.id }) },
  };
}

const NEXT: Record<ShippingMethod, string> = {
  LOCAL_PICKUP: 'Reply to this email to agree on where and when you pick it up.',
  LOCAL_DELIVERY: 'Reply to this email to agree on when the ranch brings it.',
  SHIPPING: "Reply to this email to ask when it'll arrive.",
};
