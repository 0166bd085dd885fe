import type { Knex } from 'knex';
import { needsLivePurchase } from '../../../rules/herd/livePurchase';
import { formatCents } from '../../../rules/money/money';
import { pathTo } from '../../../rules/site';
import { momentText } from '../../../rules/time/timeZone';
import { PLUS_PROCESSING } from '../../../rules/trueCost/costText';
import { Claim, LineOffer } from '../../claims/Claim';
import type { Fact, Letter } from '../../mail/Letter';
import type { OfferEndReason } from '../../mail/queueMail';
import { animalFacts, lineFacts, readConcerned, shareText } from './shareFacts';

type About = { orderId: number; animalId: number };

/** Asks a family whether it takes an animal. Undefined if that's answered or over. */
export async function shareOffered(db: Knex, about: About): Promise<Letter | undefined> {
  const read = await readConcerned(db, about);
  const asked = await openOffers(db, about);
  const claims = await Claim.query(db)
    .findByIds(asked.map(({ claimId }) => claimId))
    .orderBy('id');
  const [first] = asked;
  if (!read || !first) return undefined;
  const { order, ranch, owner, customer, animal, headline } = read;
  return {
    to: customer,
    replyTo: owner,
    subject: `Order #${order.id}: ${ranch.ranchName} has an animal for you`,
    paragraphs: [
      `${headline}.`,
      ...(needsLivePurchase(animal.inspection) ? [LIVE] : []),
      "If you say no or don't answer, the next family is asked. You keep your place in line either way.",
    ],
    facts: [
      ['Ranch', ranch.ranchName],
      ['Animal', animal.tag],
      ['Share', shareText(claims)],
      ...termFacts(asked),
      ['Answer by', momentText(first.expiresAt)],
      ...animalFacts(animal),
    ],
    link: { label: 'Answer now', path: pathTo('customerOrders', { order: order.id }) },
  };
}

const LIVE =
  'Its processor only cuts meat for people who own the animal. If you take it, you buy your share while the animal is alive, and confirm that by the day when cut sheets are due.';

const openOffers = (db: Knex, { orderId, animalId }: About) =>
  LineOffer.query(db)
    .where({ animalId, placed: false })
    .whereNull('answer')
    .whereIn('claimId', Claim.query(db).where({ orderId }).select('id'))
    .orderBy('id');

/** The prices of shares, and what the family was told about the first one. */
function termFacts(offers: readonly LineOffer[]): Fact[] {
  const sum = (of: (offer: LineOffer) => number) => offers.reduce((total, offer) => total + of(offer), 0);
  const [from, to, deposit] = [
    sum(({ terms }) => terms.from),
    sum(({ terms }) => terms.to),
    sum((one) => one.terms.deposit),
  ];
  const payer = offers[0]?.terms.payer;
  const price = from === to ? formatCents(to) : `${formatCents(from)} to ${formatCents(to)}, by weight`;
  return [
    ['Price', offers.some(({ terms }) => terms.isProcessingUnknown) ? `${price}, ${PLUS_PROCESSING}` : price],
    ['Deposit', deposit > 0 ? formatCents(deposit) : 'None'],
    ...(payer === 'FAMILY' ? ([['Processor', 'You pay it yourself']] satisfies Fact[]) : []),
  ];
}

/** Tells a family that it's no longer asked about an animal. Undefined if it has a place or is asked about another one. */
export async function shareOfferEnded(
  db: Knex,
  { reason, ...about }: About & { reason: OfferEndReason },
): Promise<Letter | undefined> {
  const read = await readConcerned(db, about);
  const waiting = await lineFacts(db, about.orderId);
  const asked = await LineOffer.query(db)
    .whereNull('answer')
    .whereIn('claimId', Claim.query(db).where({ orderId: about.orderId }).select('id'));
  if (!read || waiting.length === 0 || asked.length > 0) return undefined;
  const { order, ranch, owner, customer, animal, headline } = read;
  const why =
    reason === 'LAPSED'
      ? `You didn't answer in time, so your place on animal ${animal.tag} went to the next family.`
      : `Animal ${animal.tag} isn't available as offered anymore, so the place isn't held for you.`;
  return {
    to: customer,
    replyTo: owner,
    subject: `Order #${order.id}: you're still in line`,
    paragraphs: [why, `${headline}.`],
    facts: [['Ranch', ranch.ranchName], ...waiting],
    link: { label: 'See your place in line', path: pathTo('customerOrders', { order: order.id }) },
  };
}
