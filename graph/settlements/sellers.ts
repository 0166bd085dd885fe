import { mustExist } from '../database/mustExist';
import { loader, onePerKey } from '../database/reading/loader';
import { prepared } from '../database/reading/prepared';

export type Seller = {
  ranchName: string;
  street: string | null;
  city: string;
  state: string;
  phone: string;
  email: string;
};

type At = { rancherId: number; at: string };

/** The state at a moment, or the first one that was kept if the moment is before it. */
const SELLERS = `
  select wanted.place, seller.ranch_name, seller.street, seller.city, seller.state, seller.phone, seller.email
  from unnest(?::integer[], ?::timestamptz[]) with ordinality as wanted (rancher_id, at, place)
  cross join lateral (
    select * from sellers where rancher_id = wanted.rancher_id
    order by since > wanted.at, abs(extract(epoch from since - wanted.at)), id desc limit 1
  ) seller`;

/** Loads ranches as they stood as sellers at a moment. */
export const sellerAt = loader<At, Seller>(async ({ db }, wanted) => {
  const bindings = [wanted.map(({ rancherId }) => rancherId), wanted.map(({ at }) => at)];
  const rows = await prepared<Seller & { place: number }>(db, { sql: SELLERS, bindings });
  const places = wanted.map((_, index) => index + 1);
  return onePerKey(places, rows, ({ place }) => Number(place)).map(mustExist);
});
