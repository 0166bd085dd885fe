import type { Knex } from 'knex';
import { pathTo } from '../../../rules/site';
import { momentText } from '../../../rules/time/timeZone';
import { Animal } from '../../animals/Animal';
import { familyEntries } from '../../calendar/herdEntries';
import { LineOffer } from '../../claims/Claim';
import type { Letter } from '../../mail/Letter';
import { animalFacts, readShares, shareText } from './shareFacts';

type Placed = { orderId: number; animalId: number; fromAnimalId: number | null };

/** Tells a family that its share is on an animal, from the line or from another animal. Undefined if it has moved again. */
export async function sharePlaced(db: Knex, { fromAnimalId, ...placed }: Placed): Promise<Letter | undefined> {
  const read = await readShares(db, placed);
  if (!read) return undefined;
  const { order, ranch, owner, customer, animal, claims, headline } = read;
  const before = fromAnimalId === null ? undefined : await Animal.query(db).findById(fromAnimalId);
  const ids = claims.map(({ id }) => id);
  const open = await LineOffer.query(db).whereIn('claimId', ids).where({ placed: true }).whereNull('answer').first();
  const until = open?.expiresAt;
  return {
    to: customer,
    replyTo: owner,
    subject: before
      ? `Order #${order.id}: your share moved to animal ${animal.tag}`
      : `Order #${order.id}: your share is reserved`,
    paragraphs: [
      `${headline}.`,
      before
        ? `${ranch.ranchName} moved your share from animal ${before.tag} to animal ${animal.tag}. The new dates are below.`
        : `${ranch.ranchName} reserved your share of animal ${animal.tag} for you.`,
      until
        ? `To decline, open your order by ${momentText(until)}. You'd be back at your place in line.`
        : "Reply to this email if that doesn't work for you.",
    ],
    facts: [['Ranch', ranch.ranchName], ['Animal', animal.tag], ['Share', shareText(claims)], ...animalFacts(animal)],
    calendar: await familyEntries(db, placed),
    link: { label: 'See your share', path: pathTo('customerOrders', { order: order.id }) },
  };
}
