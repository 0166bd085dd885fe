import {
  buildSchema,
  findBreakingChanges,
  findDangerousChanges,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isInputObjectType,
  isObjectType,
  print,
} from 'graphql';
import type { Context } from '../../graph/context';
import { accessOf } from '../../graph/schema/access';
import { isGuarded, scopesOf } from '../../graph/schema/scopes';
import { announcedRemovals, deprecationFaults } from './deprecations';
import { markFaults } from './marks';
import type { Release } from './release';

type Contract = {
  /** What partners were promised. */
  released: Release;
  /** The current text of schema.graphql. */
  schema: string;
  /** Such as 2026-11-21. */
  today: string;
  /** Whether the schema is being released today. */
  isRelease?: boolean;
};

type Verdict = {
  /** Broken promises and other faults, each of which fails the build. */
  faults: string[];
  /** Changes that may surprise a program, such as a new value of an enum. */
  surprises: string[];
};

/** Checks that the schema keeps what partners were promised, except for changes that are announced or marked. */
export function checkContract({ released, schema, today, isRelease = false }: Contract): Verdict {
  const [before, now] = [buildSchema(released.schema), buildSchema(schema)];
  const announced = announcedRemovals(before, today);
  const broken = brokenPromises(before, now).filter((change) => !announced.includes(change));
  return {
    faults: [
      ...deprecationFaults(before, now, { releasedOn: released.day, releasing: isRelease ? today : undefined }),
      ...markFaults(released.marks, broken, today),
    ],
    surprises: findDangerousChanges(before, now)
      .filter(({ type }) => type !== ARGUMENT_DEFAULT)
      .map(({ type, description }) => `${type} ${description}`),
  };
}

/** Built-in types such as Int come and go with the fields that use them. */
const HARMLESS = /^Standard scalar /;

/** Lists what the released schema allowed and the new one doesn't, such as `FIELD_REMOVED Order.total was removed.` */
function brokenPromises(released: GraphQLSchema, current: GraphQLSchema): string[] {
  const changes = findBreakingChanges(released, current).filter(({ description }) => !HARMLESS.test(description));
  return [
    ...changes.map(({ type, description }) => `${type} ${description}`),
    ...changedDefaults(released, current),
    ...narrowings(released, current),
  ];
}

/** graphql-js reports a changed default only as dangerous. Here it's breaking, because callers rely on defaults. */
const ARGUMENT_DEFAULT = 'ARG_DEFAULT_VALUE_CHANGE';

/** Lists released defaults of arguments and input fields that have changed. */
function changedDefaults(released: GraphQLSchema, current: GraphQLSchema): string[] {
  const ofArguments = findDangerousChanges(released, current).filter(({ type }) => type === ARGUMENT_DEFAULT);
  return [
    ...ofArguments.map(({ type, description }) => `${type} ${description}`),
    ...Object.values(released.getTypeMap()).flatMap((type) => ofInput(type.name, released, current)),
  ];
}

function ofInput(name: string, released: GraphQLSchema, current: GraphQLSchema): string[] {
  const [before, after] = [released.getType(name), current.getType(name)];
  if (!isInputObjectType(before) || !isInputObjectType(after)) return [];
  return Object.values(before.getFields()).flatMap((field) => {
    const [from, currentField] = [defaultOf(field), after.getFields()[field.name]];
    if (!from || !currentField || defaultOf(currentField) === from) return [];
    return [
      `INPUT_FIELD_DEFAULT_VALUE_CHANGE ${name}.${field.name} has changed defaultValue from ${from} to ${defaultOf(currentField) ?? 'none'}.`,
    ];
  });
}

function defaultOf({ astNode }: GraphQLInputField): string | undefined {
  return astNode?.defaultValue && print(astNode.defaultValue);
}

type Place = { schema: GraphQLSchema; type: GraphQLObjectType; field: GraphQLField<never, Context> };

const EVERY_ACCOUNT = ['CUSTOMER', 'RANCHER', 'ADMIN'];
const EVERY_TOKEN = 'every token';

/** Lists fields that @access or @scope has closed to someone who was promised them. */
function narrowings(released: GraphQLSchema, current: GraphQLSchema): string[] {
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
