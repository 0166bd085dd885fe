import { one, type Shape } from '../database/reading/shape';
import { sql } from '../database/reading/sql';

export const favoriteShape: Shape = {
  table: 'favorites',
  fields: { rancher: one((ranch, favorite) => sql`${ranch}.id = ${favorite}.rancher_id`) },
};
