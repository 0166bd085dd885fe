import type { Knex } from 'knex';

/**
 * Sums up what has changed in the figures since it was last done. Figures are exact without it, because they are read
 * together with their changes: it keeps those few.
 */
export async function foldFigures(db: Knex): Promise<void> {
  for (let folded = 1; folded > 0; ) {
    const { rows } = await db.raw('select fold_figures() as folded');
    folded = rows[0].folded;
  }
}
