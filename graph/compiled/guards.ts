import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { Context } from '../context';
import { bind, columnName, join, type Row, type Sql, sql } from '../database/reading/sql';
import {
  type AccessRule,
  accessOf,
  isAllowedBeforeFirstStep,
  isOpenTo,
  isOpenToVisitors,
  ownershipsFor,
  requiredValue,
} from '../schema/access';
import type { Field } from '../schema/guardField';
import { isGuarded, scopesOf } from '../schema/scopes';

/** The permission check of a field that isn't open to everyone. */
export type Guard = {
  /** Whether the viewer may ask for the field at all. If not, the resolvers report the refusal. */
  mayAsk(context: Context): boolean;
  /** Whether the viewer may see the field on a row, if that depends on the row. */
  isOpen?: Sql;
};

/** The rules of `schema/access.ts` and `schema/scopes.ts` as SQL. Undefined for a field that is open to all. */
export function guardOf(schema: GraphQLSchema, type: GraphQLObjectType, field: Field, row: Row): Guard | undefined {
  if (!isGuarded(schema, type, field)) return undefined;
  const access = accessOf(schema, field);
  const scopes = scopesOf(schema, field) ?? [];
  const bonds = access ? ownershipsFor(access, type.name) : [];
  return {
    mayAsk(context) {
      const { viewer, token } = context;
      if (token && !scopes.some((scope) => token.scopes.includes(scope))) return false;
      if (!access || access.to.includes('PUBLIC')) return true;
      if (!viewer) return isOpenToVisitors(access, context);
      return (
        isAllowedBeforeFirstStep(viewer, field) &&
        (bonds.some((bond) => requiredValue(bond, access, viewer) !== null) || isOpenTo(access, viewer))
      );
    },
    ...(access && bonds.length > 0 && { isOpen: openOn(row, access, bonds) }),
  };
}

function openOn(row: Row, access: AccessRule, bonds: ReturnType<typeof ownershipsFor>): Sql {
  const isOpen = bind(({ context }) => context.viewer !== null && isOpenTo(access, context.viewer));
  const bound = bonds.map(
    (bond) =>
      sql`${row}.${columnName(bond.of)} = ${bind(({ context }) => context.viewer && requiredValue(bond, access, context.viewer))}`,
  );
  return sql`(${isOpen}::boolean or ${join(bound, ' or ')})`;
}
