import { type GraphQLField, type GraphQLObjectType, type GraphQLSchema, isObjectType } from 'graphql';
import type { Context } from '../../graph/context';
import { accessOf } from '../../graph/schema/access';
import { isGuarded, scopesOf } from '../../graph/schema/scopes';

type Place = { schema: GraphQLSchema; type: GraphQLObjectType; field: GraphQLField<never, Context> };

const EVERY_ACCOUNT = ['CUSTOMER', 'RANCHER', 'ADMIN'];
const EVERY_TOKEN = 'every token';

/** Lists fields that @access or @scope has closed to someone who was promised them. */
export function narrowings(released: GraphQLSchema, current: GraphQLSchema): string[] {
  return placesIn(released).flatMap((before) => {
    const after = samePlace(before, current);
    if (!after) return [];
    const people = peopleOf(before).filter((kind) => !isOpenTo(kind, peopleOf(after)));
    const tokens = tokensOf(before).filter((scope) => !isOpenToScope(scope, tokensOf(after)));
    return [...reportOf('ACCESS_NARROWED', before, people), ...reportOf('SCOPE_NARROWED', before, tokens)];
  });
}

function placesIn(schema: GraphQLSchema): Place[] {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  return types
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ schema, type, field })));
}

/** Finds the same field in another schema. Undefined if the field is gone, which is reported separately. */
function samePlace({ type, field }: Place, schema: GraphQLSchema): Place | undefined {
  const found = schema.getType(type.name);
  const same = isObjectType(found) && found.getFields()[field.name];
  return same ? { schema, type: found, field: same } : undefined;
}

/** A field without @access is as open as its parent: to admins for the fields of Admin, otherwise to everybody. */
const peopleOf = ({ schema, type, field }: Place): readonly string[] =>
  accessOf(schema, field)?.to ?? (type.name === 'Admin' ? ['ADMIN'] : ['PUBLIC']);

function isOpenTo(kind: string, people: readonly string[]): boolean {
  if (people.includes(kind) || people.includes('PUBLIC')) return true;
  if (kind === 'PUBLIC') return false;
  return people.includes('SIGNED_IN') || (kind === 'SIGNED_IN' && EVERY_ACCOUNT.every((each) => people.includes(each)));
}

function tokensOf({ schema, type, field }: Place): readonly string[] {
  return scopesOf(schema, field) ?? (isGuarded(schema, type, field) ? [] : [EVERY_TOKEN]);
}

const isOpenToScope = (scope: string, scopes: readonly string[]) =>
  scopes.includes(scope) || scopes.includes(EVERY_TOKEN);

const reportOf = (change: string, { type, field }: Place, lost: readonly string[]) =>
  lost.length > 0 ? [`${change} ${type.name}.${field.name} is no longer open to ${lost.join(', ')}.`] : [];
