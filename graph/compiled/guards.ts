import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { Context } from '../context';
import { bind, columnName, join, type Row, type Sql, sql } from '../database/reading/sql';
import {
  type AccessRule,
  accessOf,
  dutyOf,
  isAllowedBeforeFirstStep,
  isOpenByDoor,
  isOpenTo,
  isOpenToVisitors,
  ownershipsFor,
  passesDuty,
  requiredValue,
} from '../schema/access';
import type { Field } from '../schema/guardField';
import { isGuarded, scopesOf } from '../schema/scopes';

/** The permission check of a field that isn't open to everyone. */
export type Guard = {
  /** Whether the viewer may request the field at all. If not, the executor reports the refusal. */
  mayRequest(context: Context): boolean;
  /** Whether the viewer may see the field on a row, if that depends on the row. */
  isOpen?: Sql;
  /** The row's fields that this depends on. */
  recordFields?: readonly string[];
};

/** The rules of `schema/access.ts` and `schema/scopes.ts` as SQL. Undefined for a field that is open to all. */
export function guardOf(schema: GraphQLSchema, type: GraphQLObjectType, field: Field, row: Row): Guard | undefined {
  const duty = dutyOf(schema, field);
  const isHeld = ({ viewer }: Context) => passesDuty(duty, viewer);
  if (!isGuarded(schema, type, field)) return duty && { mayRequest: isHeld };
  const access = accessOf(schema, field);
  const scopes = scopesOf(schema, field) ?? [];
  const ownerships = access ? ownershipsFor(access, type.name) : [];
  return {
    mayRequest(context) {
      const { viewer, token } = context;
      if (!isHeld(context)) return false;
      if (token && !scopes.some((scope) => token.scopes.includes(scope))) return false;
      if (!access || access.to.includes('PUBLIC') || isOpenByDoor(access, context)) return true;
      if (!viewer) return isOpenToVisitors(access, context);
      return (
        isAllowedBeforeFirstStep(viewer, field) &&
        (ownerships.some((owned) => requiredValue(owned, access, viewer) !== null) || isOpenTo(access, viewer))
      );
    },
    ...(access &&
      ownerships.length > 0 && {
        isOpen: openOn(row, access, ownerships),
        recordFields: ownerships.map(({ recordField }) => recordField),
      }),
  };
}

function openOn(row: Row, access: AccessRule, ownerships: ReturnType<typeof ownershipsFor>): Sql {
  const isOpen = bind(({ context }) => context.viewer !== null && isOpenTo(access, context.viewer));
  const conditions = ownerships.map(
    (owned) =>
      sql`${row}.${columnName(owned.recordField)} = ${bind(({ context }) => context.viewer && requiredValue(owned, access, context.viewer))}`,
  );
  return sql`(${isOpen}::boolean or ${join(conditions, ' or ')})`;
}
