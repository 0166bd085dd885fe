import { type GraphQLObjectType, type GraphQLSchema, getDirectiveValues, isObjectType } from 'graphql';
import type { ApiTokenInUse } from '../context';
import { forbidden } from '../errors';
import type { ApiScope } from '../resolverTypes.generated';
import { accessOf, isRoot } from './access';
import { type Field, guardField } from './guardField';

/** Enforces @scope on tokens. A guarded field without one is closed to them, so none is opened by mistake. */
export function enforceScopes(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      if (type === schema.getMutationType()) refuseReadingScopes(schema, field);
      if (isGuarded(schema, type, field)) guard(schema, field);
    }
  }
  return schema;
}

/** Throws if a mutation names a read scope, so that a token for reading can never write. */
function refuseReadingScopes(schema: GraphQLSchema, field: Field): void {
  const reading = scopesOf(schema, field)?.find((scope) => !scope.endsWith('_WRITE'));
  if (reading) throw new Error(`Mutation.${field.name} would be open to tokens that have only ${reading}`);
}

/** Whether a field is closed to tokens if it names no scope. */
export function isGuarded(schema: GraphQLSchema, type: GraphQLObjectType, field: Field): boolean {
  return isRoot(schema, type) || type.name === 'Admin' || Boolean(accessOf(schema, field) ?? scopesOf(schema, field));
}

function guard(schema: GraphQLSchema, field: Field): void {
  const scopes = scopesOf(schema, field);
  guardField(field, ({ token }) => {
    if (token) requireScope(token, scopes);
  });
}

/** Returns the scopes that open a field to a token. Undefined if the field names none. */
export function scopesOf(schema: GraphQLSchema, field: Field): readonly ApiScope[] | undefined {
  const directive = schema.getDirective('scope');
  if (!directive || !field.astNode) return undefined;
  return getDirectiveValues(directive, field.astNode)?.anyOf as ApiScope[] | undefined;
}

/** Refuses a token that has none of these scopes. Errors: FORBIDDEN. */
export function requireScope({ scopes }: Pick<ApiTokenInUse, 'scopes'>, anyOf: readonly ApiScope[] | undefined): void {
  if (!anyOf) throw closedToTokens();
  if (!anyOf.some((scope) => scopes.includes(scope))) {
    throw forbidden(`This token may not do this: it lacks ${anyOf.join(' or ')}`);
  }
}

export const closedToTokens = () => forbidden('API tokens may not do this');
