import { nextStatusesFor, type OrderActor } from '../../rules/orders/orderStatus';
import { ORDER_STATUS } from '../../rules/words/vocabulary';
import { hasEarlyShare } from '../claims/earlyShares';
import { onlyWaits } from '../claims/onlyWaits';
import { type Fields, json } from '../database/reading/shape';
import { quoted, type Row, type Sql, sql } from '../database/reading/sql';
import { moverSql } from '../orders/visibleOrders';
import { termsLetCancel } from './cancellation';

/** The statuses that the viewer may move an order to. */
export const nextStatusesOfOrder: Fields = { nextStatuses: json(nextStatusesSql) };

const ACTORS: readonly OrderActor[] = ['SELLER', 'ADMIN', 'OWNER'];

/** SQL of the moves that the rules allow, with a case for each status and actor. */
function nextStatusesSql(order: Row): Sql {
  const moves = ACTORS.flatMap((actor) =>
    ORDER_STATUS.values.map((status) => {
      const next = (facts = {}) => quoted(JSON.stringify(nextStatusesFor(status, actor, facts)));
      const [usual, early, leaving] = [next(), next({ isEarly: true }), next({ mayLeave: true })];
      const cases = [
        ...(leaving === usual ? [] : [`when ${onlyWaits(order.row)} or ${termsLetCancel(order.row)} then ${leaving}`]),
        ...(early === usual ? [] : [`when ${hasEarlyShare(order.row)} then ${early}`]),
      ];
      const choice = cases.length > 0 ? `case ${cases.join(' ')} else ${usual} end` : usual;
      return `when ${quoted(`${actor} ${status}`)} then ${choice}`;
    }),
  );
  return sql`case (${moverSql(order)}) || ' ' || ${order}.status ${moves.join(' ')} else '[]' end`;
}
