import type { Knex } from 'knex';
import { needsLivePurchase } from '../../../rules/herd/livePurchase';
import { formatCents } from '../../../rules/money/money';
import { pathTo } from '../../../rules/site';
import type { AnimalRow } from '../../animals/Animal';
import type { Letter } from '../../mail/Letter';
import type { BackInLineReason } from '../../mail/queueMail';
import { lineFacts, readConcerned } from './shareFacts';

type Returned = { orderId: number; animalId: number; reason: BackInLineReason };

/** Tells a family that its share is back in line. Undefined if the share has left the line, since another letter reports that. */
export async function shareBackInLine(db: Knex, { reason, ...returned }: Returned): Promise<Letter | undefined> {
  const read = await readConcerned(db, returned);
  const waiting = await lineFacts(db, returned.orderId);
  if (!read || waiting.length === 0) return undefined;
  const { order, ranch, owner, customer, animal, headline } = read;
  const { subject, meaning } = TEXTS[reason];
  const wasTheirs = reason === 'CONDEMNED' && needsLivePurchase(animal.inspection);
  return {
    to: customer,
    replyTo: owner,
    subject: `Order #${order.id}: ${subject(animal.tag)}`,
    paragraphs: [
      meaning(ranch.ranchName, animal),
      ...paidText(reason, order.received),
      wasTheirs ? OWNERS_LOSS : `${headline}. Reply to this email if you have questions.`,
    ],
    facts: [['Ranch', ranch.ranchName], ...waiting],
    link: { label: 'See your place in line', path: pathTo('customerOrders', { order: order.id }) },
  };
}

/** A family that bought the live animal bears the loss of it. */
const OWNERS_LOSS =
  "You owned your share of this animal, so the loss is yours too, and the ranch hasn't promised you another one. Reply to this email to talk about what comes next, or cancel your order.";

/** Says what becomes of a family's money. A refund has its own letter. */
const paidText = (reason: BackInLineReason, received: number): string[] =>
  received > 0 && (reason === 'WITHDRAWN' || reason === 'CONDEMNED')
    ? [
        `The ${formatCents(received)} that you've paid stays with your order. Reply to this email if you'd rather have it back.`,
      ]
    : [];

type Texts = {
  subject: (tag: string) => string;
  meaning: (ranch: string, animal: Pick<AnimalRow, 'tag' | 'withdrawalReason'>) => string;
};

const because = (reason: string | null) => (reason ? ` The reason: ${reason}` : '');

const TEXTS: Record<BackInLineReason, Texts> = {
  RANCH: {
    subject: () => 'your share is back in line',
    meaning: (ranch, { tag }) => `${ranch} took your share off animal ${tag}.`,
  },
  WITHDRAWN: {
    subject: (tag) => `animal ${tag} was withdrawn`,
    meaning: (ranch, { tag, withdrawalReason }) =>
      `${ranch} had to withdraw animal ${tag}, so it won't be harvested for you.${because(withdrawalReason)}`,
  },
  CONDEMNED: {
    subject: (tag) => `the beef of animal ${tag} was lost`,
    meaning: (ranch, { tag, withdrawalReason }) =>
      `Animal ${tag} of ${ranch} was harvested, but its beef can't be used.${because(withdrawalReason)}`,
  },
  NOT_BOUGHT: {
    subject: () => 'your share is back in line',
    meaning: (ranch, { tag }) =>
      `You didn't confirm in time that you buy your share of animal ${tag}, and ${ranch} can't take it to its processor without that.`,
  },
  LAPSED: {
    subject: () => "your deposit didn't arrive, and your share is back in line",
    meaning: (ranch, { tag }) =>
      `${ranch} didn't get the deposit for your share of animal ${tag} in time, so other families can reserve it now.`,
  },
};
