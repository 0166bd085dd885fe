import { accessOf } from '../../access';
import type { Access } from '../../resolverTypes.generated';
import { restSchema } from '../restSchema';
import { rootsOf } from '../rootsOf';
import type { AnyRow } from '../row';
import { type Scopes, scopesNeeded } from '../scopesNeeded';

type Security = Record<string, string[]>[];

const WHO: Record<Access, string> = {
  PUBLIC: 'everyone',
  SIGNED_IN: 'signed-in people',
  CUSTOMER: 'customers',
  RANCHER: 'ranchers',
  ADMIN: 'admins',
  OWNER: 'the person or ranch of the path',
  SELLER: 'the ranch',
};

/** Who may ask for a row, by @access and the row itself, and what a token needs for it, by @scope. */
export function whoMay(row: AnyRow): { description: string; security: Security } {
  const allowed = row.to ?? rootsOf(row.operation).flatMap((root) => accessOf(restSchema, root)!.to);
  if (allowed.includes('PUBLIC')) return { description: 'Open to everyone.', security: [] };
  const people = `For ${allowed.map((access) => WHO[access]).join(' and ')}.`;
  const needed = scopesNeeded(row.operation);
  if (!needed) return { description: `${people} Not for API tokens.`, security: [{ session: [] }] };
  return {
    description: `${people} API tokens need ${needed.map((anyOf) => anyOf.join(' or ')).join(' and ')}.`,
    security: [{ session: [] }, ...choices(needed).map((token) => ({ token }))],
  };
}

const choices = (sets: Scopes[]): string[][] =>
  sets.reduce<string[][]>((all, anyOf) => all.flatMap((one) => anyOf.map((scope) => [...one, scope])), [[]]);
