import { loader, onePerKey } from '../database/reading/loader';
import { prepared } from '../database/reading/prepared';
import { madeOf, type Shape } from '../database/reading/shape';
import { mustExist } from '../database/transaction';

export type Seller = {
  ranchName: string;
  street: string | null;
  city: string;
  state: string;
  phone: string;
  email: string;
};

type At = { rancherId: number; at: string };

/** SQL of the ranch as a seller at a moment, or as it was first stored if the moment is before that. */
const sellerSql = (rancherId: string, at: string) => `(
  select ranch_name, street, city, state, phone, email from sellers where rancher_id = ${rancherId}
  order by since > ${at}, abs(extract(epoch from since - ${at})), id desc limit 1)`;

export const sellerOfPayment = madeOf((payment) => [
  sellerSql(`${payment.row}.rancher_id`, `${payment.row}.created_at`),
]);
export const sellerShape: Shape = {};

const SELLERS = `
  select wanted.place, seller.*
  from unnest(?::integer[], ?::timestamptz[]) with ordinality as wanted (rancher_id, at, place)
  cross join lateral ${sellerSql('wanted.rancher_id', 'wanted.at')} seller`;

/** Loads ranches as they stood as sellers at a moment. */
export const sellerAt = loader<At, Seller>(async ({ db }, wanted) => {
  const bindings = [wanted.map(({ rancherId }) => rancherId), wanted.map(({ at }) => at)];
  const rows = await prepared<Seller & { place: number }>(db, { sql: SELLERS, bindings });
  const places = wanted.map((_, index) => index + 1);
  return onePerKey(places, rows, ({ place }) => Number(place)).map(mustExist);
});
