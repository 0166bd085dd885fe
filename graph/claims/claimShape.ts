import { LIVE_PURCHASE_TEXTS, LIVE_PURCHASE_VERSION } from '../../rules/herd/livePurchase';
import type { ListBelow } from '../database/reading/page';
import {
  column,
  elements,
  type Fields,
  listBelow,
  madeOf,
  many,
  one,
  type Shape,
  sameRow,
  value,
} from '../database/reading/shape';
import { bind, quoted, type Row, type Sql, sql } from '../database/reading/sql';
import { byLine, IS_WAITING, LINE_POSITION } from './Claim';
import { isKnownClaim } from './visibleClaims';

/** The claims that wait for an animal of a ranch, the next one first. */
const ranchLineList: ListBelow<Record<string, never>> = {
  table: 'claims',
  order: () => byLine,
  where: (query, rancherId) => query.whereRaw(`rancher_id = ${rancherId} and ${IS_WAITING}`),
};

const told = (end: 'from' | 'to') => value((claim) => sql`(${claim}.told ->> ${quoted(end)})::integer`);

export const claimShape: Shape = {
  table: 'claims',
  fields: {
    animal: one((animal, claim) => sql`${animal}.id = ${claim}.animal_id`),
    places: elements(
      (claim) => sql`(select place as number, claim_id from animal_places where claim_id = ${claim}.id)`,
      (place) => sql`${place}.number`,
    ),
    linePosition: value((claim) => sql`${LINE_POSITION(claim.row)}`),
    order: one((order, claim) => sql`${order}.id = ${claim}.order_id`),
    livePurchase: madeOf(livePurchaseSql),
    packagedPounds: value((claim) => sql`${claim}.packaged_tenths / 10.0`),
    received: value(
      (claim) => sql`(select coalesce(sum(amount), 0)::integer from order_payment_parts where claim_id = ${claim}.id)`,
    ),
    toldPriceFrom: told('from'),
    toldPriceTo: told('to'),
    keptByRanch: value((claim) => sql`(${claim}.order_id is null)`),
    offer: madeOf(
      (claim) => sql`(select open.*, (${claim}.told ->> 'to')::integer as told_to from line_offers open
        where open.claim_id = ${claim}.id and open.answer is null and open.expires_at > now())`,
    ),
  },
};

/** SQL of the confirmation that the law requires for a share, confirmed or not. No row if the law requires none. */
function livePurchaseSql(claim: Row): Sql {
  const texts = Object.entries(LIVE_PURCHASE_TEXTS).map(
    ([version, text]) => `when ${quoted(version)} then ${quoted(text)}`,
  );
  return sql`(select case known.version ${texts.join(' ')} end as text, known.version, bought.confirmed_at, bought.ranch_chooses
    from animals
    left join live_purchases bought on bought.id = ${claim}.live_purchase_id,
    lateral (select coalesce(bought.version, ${quoted(LIVE_PURCHASE_VERSION)}) as version) known
    where animals.id = ${claim}.animal_id and animals.inspection = 'CUSTOM_EXEMPT' and ${claim}.order_id is not null)`;
}

const term = (name: string, type: string) => value((offer) => sql`(${offer}.terms ->> ${quoted(name)})${type}`);

export const shareOfferShape: Shape = {
  fields: {
    animal: one((animal, offer) => sql`${animal}.id = ${offer}.animal_id`),
    priceFrom: term('from', '::integer'),
    priceTo: term('to', '::integer'),
    deposit: term('deposit', '::integer'),
    payer: term('payer', ''),
    isProcessingUnknown: value((offer) => sql`coalesce((${offer}.terms ->> 'isProcessingUnknown')::boolean, false)`),
    toldPriceTo: column('told_to'),
  },
};

export const livePurchaseShape: Shape = {
  fields: { timeZone: value(() => sql`${bind(({ context }) => context.config.timeZone)}::text`) },
};

/** Reads rows with the number of a place and the claim that holds it. */
export const animalPlaceShape: Shape = {
  fields: {
    number: column('number'),
    side: value((place) => sql`(${place}.number + 1) / 2`),
    taken: value((place) => sql`(${place}.claim_id is not null)`),
    claim: one((claim, place) => sql`${claim}.id = ${place}.claim_id and ${isKnownClaim(claim)}`),
  },
};

const ofLine = (sum: string) =>
  value((ranch) => sql`(select ${sum} from claims where rancher_id = ${ranch}.id and ${IS_WAITING})`);

const sharesWaiting = ofLine('count(*)');

/** Reads the ranch's own row. */
export const claimLineShape: Shape = {
  fields: {
    claims: listBelow(ranchLineList),
    waiting: sharesWaiting,
    quarters: ofLine('coalesce(sum(quarters), 0)'),
  },
};

export const claimsOfOrder: Fields = { claims: many((claim, order) => sql`${claim}.order_id = ${order}.id`) };

export const claimsOfRancher: Fields = { sharesWaiting, line: sameRow() };
