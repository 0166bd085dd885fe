import type { Knex } from 'knex';
import type { Letter } from '../../mail/Letter';
import type { BackInLineReason } from '../../mail/queueMail';
import { familyOrderPath } from '../../orders/familyOrderPath';
import { readConcerned } from '../readShares';
import { lineFacts } from '../shareFacts';

type Returned = { orderId: number; animalId: number; reason: BackInLineReason };

/** Tells a family that its share is back in line. Undefined if the share has left the line, since another letter reports that. */
export async function shareBackInLine(db: Knex, { reason, ...returned }: Returned): Promise<Letter | undefined> {
  const read = await readConcerned(db, returned);
  const waiting = await lineFacts(db, returned.orderId);
  if (!read || waiting.length === 0) return undefined;
  const { order, ranch, owner, customer, animal } = read;
  const { subject, meaning } = TEXTS[reason];
  return {
    to: customer,
    replyTo: owner,
    subject: `Order #${order.id}: ${subject(animal.tag)}`,
    paragraphs: [
      meaning(ranch.ranchName, animal.tag),
      "We'll email you when the ranch reserves a share of another animal for you. Reply to this email if you have questions.",
    ],
    facts: [['Ranch', ranch.ranchName], ...waiting],
    link: { label: 'See your place in line', path: familyOrderPath(order.id) },
  };
}

type Texts = { subject: (tag: string) => string; meaning: (ranch: string, tag: string) => string };

const TEXTS: Record<BackInLineReason, Texts> = {
  RANCH: {
    subject: () => 'your share is back in line',
    meaning: (ranch, tag) =>
      `${ranch} took your share off animal ${tag}. You have the place in line that you had before.`,
  },
  WITHDRAWN: {
    subject: (tag) => `animal ${tag} was withdrawn`,
    meaning: (ranch, tag) =>
      `${ranch} had to withdraw animal ${tag}, so it won't be harvested for you. Your share went to the front of the line.`,
  },
  LAPSED: {
    subject: () => "your deposit didn't arrive, and your share is back in line",
    meaning: (ranch, tag) =>
      `${ranch} didn't get the deposit for your share of animal ${tag} in time, so other families can reserve it now. Your order stands, and you have the place in line that you had before.`,
  },
};
