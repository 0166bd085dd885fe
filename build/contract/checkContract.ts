import { buildSchema, findBreakingChanges, findDangerousChanges, type GraphQLSchema } from 'graphql';
import { ARGUMENT_DEFAULT, changedDefaults } from './changedDefaults';
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
