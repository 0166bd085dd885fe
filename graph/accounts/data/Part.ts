/**
 * A table of the export. `sql` selects what one person has, by `:userId`, and may name the site's `:timeZone`. Rows are read in pages, by
 * the order of their `key`.
 */
export type Part = {
  /** Of its two files, without the ending. */
  name: string;
  /** What it is, for the README of the export. */
  about: string;
  /** Has a column `key`, which is unique and isn't written. */
  sql: string;
  /** Columns of `sql` that aren't written either. */
  omit?: readonly string[];
};

/** SQL: cents as dollars. */
export const dollars = (cents: string) => `round(${cents} / 100.0, 2)`;

/** SQL: tenths of a pound as pounds. */
export const pounds = (tenths: string) => `round(${tenths} / 10.0, 1)`;

/** SQL: the ranch that the person owns. */
export const OWN_RANCH = '(select id from ranchers where user_id = :userId)';
