import type { Knex } from 'knex';
import { isBeforeHarvest } from '../../../rules/herd/animalStage';
import { handoverDayLabel, handoverDayText } from '../../../rules/orders/handoverDay';
import { isFinal } from '../../../rules/orders/orderStatus';
import { longDay } from '../../../rules/time/days';
import type { ShippingMethod } from '../../../rules/words/vocabulary';
import { familyEntries } from '../../calendar/herdEntries';
import type { Fact, Letter } from '../../mail/Letter';
import { familyOrderPath } from '../../orders/familyOrderPath';
import { readHeadline } from '../../orders/readStory';
import { readShares } from '../readShares';
import { animalFacts, shareText } from '../shareFacts';

type Concerned = { orderId: number; animalId: number };

/** Notifies a family of a new harvest date. Undefined if the date has changed again or the harvest is over. */
export async function harvestMoved(
  db: Knex,
  { from, to, ...concerned }: Concerned & { from: string | null; to: string | null },
): Promise<Letter | undefined> {
  const read = await readShares(db, concerned);
  if (!read || read.animal.harvestDate !== to || !isBeforeHarvest(read.animal.stage)) return undefined;
  const { order, ranch, owner, customer, animal, claims } = read;
  const news = to ? `the harvest is on ${longDay(to)}` : 'the harvest date is open again';
  const before: Fact[] = from ? [['Old date', longDay(from)]] : [];
  return {
    to: customer,
    replyTo: owner,
    subject: `Order #${order.id}: ${news}`,
    paragraphs: [
      to && from
        ? `${ranch.ranchName} moved the harvest of your animal. The other dates moved with it.`
        : `${ranch.ranchName} changed the harvest date of your animal: ${news}.`,
      "Reply to this email if that doesn't work for you.",
    ],
    facts: [
      ['Ranch', ranch.ranchName],
      ['Animal', animal.tag],
      ['Share', shareText(claims)],
      ...before,
      ...animalFacts(animal),
    ],
    calendar: await familyEntries(db, concerned),
    link: { label: 'See the new dates', path: familyOrderPath(order.id) },
  };
}

/** Tells a family that its beef is packed. Undefined if it has it already. */
export async function beefReady(db: Knex, concerned: Concerned): Promise<Letter | undefined> {
  const read = await readShares(db, concerned);
  if (!read || isFinal(read.order.status)) return undefined;
  const { order, ranch, owner, customer, animal, claims } = read;
  const { shippingMethod, handoverDay } = order;
  const headline = await readHeadline(db, order);
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
    link: { label: 'See your order', path: familyOrderPath(order.id) },
  };
}

const NEXT: Record<ShippingMethod, string> = {
  LOCAL_PICKUP: 'Reply to this email to agree on where and when you pick it up.',
  LOCAL_DELIVERY: 'Reply to this email to agree on when the ranch brings it.',
  SHIPPING: "Reply to this email to ask when it'll arrive.",
};
