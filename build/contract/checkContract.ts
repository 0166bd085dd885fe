import { buildSchema, findDangerousChanges } from 'graphql';
import { brokenPromises } from './brokenPromises';
import { ARGUMENT_DEFAULT } from './changedDefaults';
import { announcedRemovals, deprecationFaults } from './deprecations';
import { markFaults } from './marks';
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
