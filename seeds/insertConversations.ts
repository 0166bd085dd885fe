import type { Knex } from 'knex';
import { Conversation, Message, type Side } from '../graph/conversations/Conversation';
import { mustExist } from '../graph/database/transaction';
import { at } from './at';
import type { SeededOrder } from './orders/insertOrders';
import type { Market } from './orders/OrderPlan';
import { randomOf } from './random';

type Talk = readonly (readonly [Side, string])[];

/** The messages of each conversation, with the sides that write them. */
const TALKS: readonly Talk[] = [
  [
    [
      'CUSTOMER',
      "Hi! Could we get the steaks cut an inch and a half thick? My husband grills and won't hear of thinner.",
    ],
    ['RANCH', "Sure thing. I'll put it on the cutting instructions. Two to a package all right?"],
    ['CUSTOMER', 'Two is perfect. Thank you!'],
  ],
  [
    ['RANCH', 'Thanks for the order. What time of day is good for a call about pickup?'],
    ['CUSTOMER', 'Any evening after six. I teach, so daytime is no good.'],
    ['RANCH', "I'll ring you Thursday around half past six."],
    ['CUSTOMER', "Great, I'll keep the phone on me."],
  ],
  [
    ['CUSTOMER', 'How much freezer space do we need for this? We have a small chest freezer, 5 cubic feet.'],
    ['RANCH', "That's plenty for a quarter. A half would be tight. Clear it out the week before."],
  ],
  [
    ['CUSTOMER', "We'd like to have the bones and the suet as well, if nobody else wants them."],
    ['RANCH', "They're yours. I'll have the butcher bag them separately.\n\nBring a second cooler."],
    ['CUSTOMER', 'Will do. Where exactly do I turn off the county road?'],
    ['RANCH', 'Second cattle guard after the church. There is a red mailbox. If you see the silos you went too far.'],
  ],
  [
    ['RANCH', 'Your beef is hanging. Looks really nice, good marbling. It should be ready in about two weeks.'],
    ['CUSTOMER', 'The kids are counting the days. Can we come see the herd when we pick up?'],
    ['RANCH', 'Of course. Wear boots.'],
  ],
  [
    [
      'CUSTOMER',
      "Is it okay if my sister picks it up? I'm out of town that week. Her name is Dana and she drives a blue Ford.",
    ],
  ],
  [
    ['CUSTOMER', 'Are your cattle finished on grass all the way or grain at the end? My daughter has to avoid corn.'],
    ['RANCH', 'Grass and hay all the way, no corn. You can ask my vet.'],
    ['CUSTOMER', 'That is a relief. Thank you for answering so fast.'],
  ],
];

/** Questions of families before an order. */
const QUESTIONS = [
  'Do you deliver on Saturdays? We are about 40 minutes away.',
  'What would a half weigh in the freezer, roughly? Your page says hanging weight and I never know what that means for us.',
  'Is there still room on the spring harvest? We could also wait until fall.',
];

type Line = { conversationId: number; side: Side; senderId: number; text: string; sentAt: Date };

/** Conversations about some of the orders, none of them twice in one inbox, and a few questions before an order. The newest messages are still unread. */
export async function insertConversations(trx: Knex, orders: SeededOrder[], { customers, ranches, now }: Market) {
  const conversations = new Map(
    (await Conversation.query(trx).whereNotNull('orderId')).map((each) => [each.orderId, each] as const),
  );
  const talked = orders.filter(({ id, status }) => status !== 'CANCELED' && randomOf(`talk ${id}`).chance(0.3));
  const heard = new Map<number, Set<Talk>>();
  const lines = talked.flatMap((order) => {
    const { id, customerId } = mustExist(conversations.get(order.id));
    const { owner } = order.plan.ranch;
    const random = randomOf(`words ${order.id}`);
    let moment = new Date(order.createdAt).getTime();
    const inboxes = [owner.id, customerId].map((reader) => getOrAdd(heard, reader));
    const fresh = TALKS.filter((talk) => inboxes.every((inbox) => !inbox.has(talk)));
    if (fresh.length === 0) return [];
    const chosen = random.pick(fresh);
    for (const inbox of inboxes) inbox.add(chosen);
    return chosen.flatMap(([side, text]): Line[] => {
      moment += random.between(0.3, 20) * 3_600_000;
      const senderId = side === 'RANCH' ? owner.id : customerId;
      return moment < now.getTime() ? [{ conversationId: id, side, senderId, text, sentAt: new Date(moment) }] : [];
    });
  });
  for (const [index, text] of QUESTIONS.entries()) {
    const [ranch, customer] = [at(ranches, index * 5), at(customers, index * 7 + 3)];
    const parties = { rancherId: ranch.id, customerId: customer.id };
    const { id } = await Conversation.query(trx).insertAndFetch(parties);
    const sentAt = new Date(now.getTime() - (index * 26 + 3) * 3_600_000);
    lines.push({ conversationId: id, side: 'CUSTOMER', senderId: customer.id, text, sentAt });
  }
  const inOrder = lines.toSorted((a, b) => a.sentAt.getTime() - b.sentAt.getTime());
  await Message.query(trx).insert(
    inOrder.map((line) => ({ ...line, sentAt: line.sentAt.toISOString(), ...seen(line, now) })),
  );
}

function getOrAdd(heard: Map<number, Set<Talk>>, reader: number): Set<Talk> {
  const inbox = heard.get(reader) ?? new Set();
  heard.set(reader, inbox);
  return inbox;
}

/** Messages are read within a day, but those of the last two days are unread. */
function seen({ sentAt, text }: Line, now: Date): { seenAt: string | null } {
  const readAt = sentAt.getTime() + randomOf(text).between(0.2, 20) * 3_600_000;
  const isFresh = now.getTime() - sentAt.getTime() < 48 * 3_600_000;
  return { seenAt: isFresh || readAt > now.getTime() ? null : new Date(readAt).toISOString() };
}
