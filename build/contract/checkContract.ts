import { buildSchema, findBreakingChanges, findDangerousChanges, type GraphQLSchema } from 'graphql';
import { ARGUMENT_DEFAULT, changedDefaults } from './changedDefaults';
import { announcedRemovals, deprecationFaults } from './deprecations';
import { markFaults } from './marks';
import { narrowings } from './narrowings';
import type { Release } from './release';

type Contract = {
  /** What partners were promised. */
  released: Release;
  /** What stands in schema.graphql now. */
  schema: string;
  /** As 2026-11-21. */
  today: string;
};

type Verdict = {
  /** Each keeps the build from passing. */
  faults: string[];
  /** Changes that may surprise a program, such as a new value of an enum. */
  surprises: string[];
};

/** Whether the schema keeps what partners were promised, or says openly where it does not. */
export function checkContract({ released, schema, today }: Contract): Verdict {
  const [before, now] = [buildSchema(released.schema), buildSchema(schema)];
  const announced = announcedRemovals(before, today);
  const broken = brokenPromises(before, now).filter((change) => !announced.includes(change));
  return {
    faults: [...deprecationFaults(before, now, today), ...markFaults(released.marks, broken, today)],
    surprises: findDangerousChanges(before, now)
      .filter(({ type }) => type !== ARGUMENT_DEFAULT)
      .map(({ type, description }) => `${type} ${description}`),
  };
}

/** Built-in types such as Int come and go with the fields that use them. */
const NOBODYS_LOSS = /^Standard scalar /;

/** What the released schema allowed and the new one doesn't, a line each: `FIELD_REMOVED Order.total was removed.` */
function brokenPromises(released: GraphQLSchema, current: GraphQLSchema): string[] {
  const changes = findBreakingChanges(released, current).filter(({ description }) => !NOBODYS_LOSS.test(description));
  return [
    ...changes.map(({ type, description }) => `${type} ${description}`),
    ...changedDefaults(released, current),
    ...narrowings(released, current),
  ];
}
