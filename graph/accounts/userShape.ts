import { unreadMessages } from '../conversations/conversationShape';
import { listBelow, madeOf, many, one, type Shape, value } from '../database/reading/shape';
import { sql } from '../database/reading/sql';
import { isShown } from '../favorites/loadFavorites';
import { countsBy } from '../orders/countOrders';
import { customersOrders } from '../orders/listOrders';
import { nodeId } from '../schema/ids';

export const userShape: Shape = {
  table: 'users',
  fields: {
    nodeId: nodeId('User'),
    favorites: many(
      (favorite, user) => sql`${favorite}.user_id = ${user}.id and ${isShown(favorite.row)}`,
      (favorite) => sql`${favorite}.created_at desc, ${favorite}.id desc`,
    ),
    favoriteIds: value(
      (user) => sql`array(select f.rancher_id::text from favorites f where f.user_id = ${user}.id and ${isShown('f')}
        order by f.created_at desc, f.id desc)`,
    ),
    orders: listBelow(customersOrders),
    orderCounts: madeOf(countsBy('customer_id')),
    unreadMessages,
    ranch: one((ranch, user) => sql`${ranch}.user_id = ${user}.id`),
  },
};
