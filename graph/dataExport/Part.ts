/** A table of the export: `sql` may use `:userId` and `:timeZone`, and is read in pages by `key`. */
export type Part = {
  /** Name of the table's two files, without the extension. */
  name: string;
  /** Description in the README of the export. */
  about: string;
  /** Must select a unique column `key`, which isn't exported. */
  sql: string;
  /** Other columns of `sql` that aren't exported. */
  omit?: readonly string[];
};

export const dollars = (cents: string) => `round(${cents} / 100.0, 2)`;

export const pounds = (tenths: string) => `round(${tenths} / 10.0, 1)`;

export const OWN_RANCH = '(select id from ranchers where user_id = :userId)';
