import type { Knex } from 'knex';

/** Functions of the database that sum up some of what has changed, and say how much that was. */
const FOLDS = ['fold_figures', 'fold_moves', 'fold_progress', 'fold_charges'];

/**
 * Sums up what has changed in the figures since it was last done. Figures are exact without it, because they are read
 * together with their changes: it keeps those few.
 */
export async function foldFigures(db: Knex): Promise<void> {
  for (const fold of FOLDS) {
    for (let folded = 1; folded > 0; ) {
      const { rows } = await db.raw(`select ${fold}() as folded`);
      folded = rows[0].folded;
    }
  }
}
