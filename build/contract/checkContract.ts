import {
  buildSchema,
  findBreakingChanges,
  findDangerousChanges,
  type GraphQLInputField,
  type GraphQLSchema,
  isInputObjectType,
  print,
} from 'graphql';
import { announcedRemovals, deprecationFaults } from './deprecations';
import { markFaults } from './marks';
import { narrowings } from './narrowings';
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
