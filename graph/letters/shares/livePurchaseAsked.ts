import type { Knex } from 'knex';
import { isBeforeHarvest } from '../../../rules/herd/animalStage';
import { needsLivePurchase } from '../../../rules/herd/livePurchase';
import { pathTo } from '../../../rules/site';
import type { Letter } from '../../mail/Letter';
import { Processor } from '../../processors/Processor';
import { animalFacts, readShares, shareText } from './shareFacts';

/** Asks a family to confirm that it buys its share of a live animal. Undefined if that's done or too late. */
export async function livePurchaseAsked(
  db: Knex,
  asked: { orderId: number; animalId: number },
): Promise<Letter | undefined> {
  const read = await readShares(db, asked);
  const open = read?.claims.filter(({ livePurchaseId }) => !livePurchaseId) ?? [];
  const [first] = open;
  if (!read || !first || !isBeforeHarvest(read.animal.stage)) return undefined;
  const { order, ranch, owner, customer, animal, headline } = read;
  const processor = animal.processorId ? await Processor.query(db).findById(animal.processorId) : undefined;
  if (!processor || !needsLivePurchase(animal.inspection)) return undefined;
  return {
    to: customer,
    replyTo: owner,
    subject: `Order #${order.id}: please confirm your purchase`,
    paragraphs: [
      `${headline}.`,
      `${processor.name} is custom-exempt: it only cuts meat for people who own the animal. So the law asks you to buy your share while the animal is alive.`,
      `Open your order and read the short text. ${ranch.ranchName} can't take the animal in before everyone has confirmed.`,
    ],
    facts: [['Ranch', ranch.ranchName], ['Animal', animal.tag], ['Share', shareText(open)], ...animalFacts(animal)],
    link: { label: 'Confirm your purchase', path: pathTo('customerOrders', { livePurchase: first.id }) },
  };
}
