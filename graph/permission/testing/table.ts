import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_SCOPE, type ApiScope } from '../../../rules/developers/apiScope';
import { projectRoot } from '../../config';
import type { Outcome } from './outcome';
import { PEOPLE, type Person } from './people';

/** A row of docs/permissions.md: what each person gets, and the scopes that a token needs. */
export type Row = { name: string; cells: Record<Person, Outcome>; scopes: Scopes };

/** A token needs one scope of each set. Null if no token has access. */
export type Scopes = ApiScope[][] | null;

/** Every row of the tables about fields or endpoints. */
export const readTable = (heading: 'Field' | 'Endpoint'): Row[] => readCells(heading).map(rowOf);

function rowOf([name = '', ...words]: string[]): Row {
  const cells = Object.fromEntries(PEOPLE.map((person, index) => [person, words[index] ?? '']));
  return {
    name: name.replaceAll('`', ''),
    cells: cells as Row['cells'],
    scopes: readScopes(words[PEOPLE.length] ?? ''),
  };
}

/** The cells of the tables whose first column has this heading, row by row. */
export function readCells(heading: string): string[][] {
  const text = readFileSync(join(projectRoot, 'docs/permissions.md'), 'utf8');
  const tables = text.split(/\n\n/).filter((part) => part.startsWith(`| ${heading} |`));
  const lines = tables.flatMap((table) => table.trim().split('\n').slice(2));
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const CLOSED = 'closed';

/** 'A / B + C' means one of A and B, and also C. */
const readScopes = (words: string): Scopes =>
  words === CLOSED
    ? null
    : words.split(' + ').map((set) => (set === 'any' ? API_SCOPE.values : set.split(' / ')) as ApiScope[]);

export const mayWith = ({ scopes }: Row, held: readonly ApiScope[]): boolean =>
  scopes?.every((anyOf) => anyOf.some((scope) => held.includes(scope))) ?? false;

/**
 * The sets of scopes to test a token with: each scope that counts alone, a minimal sufficient set, and all scopes except one
 * needed set. What all the others together don't open, none of them opens alone.
 */
export function heldSets({ scopes }: Row): (readonly ApiScope[])[] {
  if (!scopes) return [EVERY_SCOPE];
  const fewest = scopes.flatMap(([scope]) => scope ?? []);
  const allBut = scopes.map((anyOf) => EVERY_SCOPE.filter((scope) => !anyOf.includes(scope)));
  const single = [...new Set(scopes.flat())].map((scope) => [scope]);
  return [...single, ...(scopes.length > 1 ? [fewest] : []), ...allBut].filter(({ length }) => length > 0);
}

export const EVERY_SCOPE: readonly ApiScope[] = API_SCOPE.values;
