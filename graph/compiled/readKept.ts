import type { Context } from '../context';
import { preparedText } from '../database/reading/prepared';
import { type Ask, render, type Sql } from '../database/reading/sql';
import { BETWEEN, KeptText } from '../kept/KeptText';
import type { Step } from './compile';
import { type CompiledKept, NotForThisViewer } from './compileKept';

type Variables = Record<string, unknown>;

/** Runs a statement that returns one text. */
export async function readText(
  { steps, statement }: { steps: readonly Step[]; statement: Sql },
  variables: Variables,
  ask: Ask,
): Promise<string> {
  for (const step of steps) await step(ask, variables);
  return preparedText(ask.context.db, render(statement, ask));
}

/**
 * Answers from memory what is the same for everybody, and reads only the viewer's part. Null if nothing is kept, or if this
 * request has to be read as a whole.
 */
export async function readKept(plan: CompiledKept, variables: Variables, context: Context): Promise<string | null> {
  const { kept } = context;
  if (!kept?.isOn) return null;
  const ask: Ask = { context, prepared: new Map() };
  const key = await keyOf(plan, variables, ask);
  if (key === null) return null;
  const answer = await kept.read(key, async () => {
    const text = await readText(plan, variables, { ...ask, context: forEverybody(context) });
    return new KeptText(text, { holes: plan.beside.holes.length, isList: plan.isList });
  });
  if (!answer?.hasHoles) return answer?.filled() ?? null;
  return answer.filled(await valuesBeside(plan, variables, { answer, context }));
}

/** Visitors have answers of their own: some fields are for whoever is signed in. */
async function keyOf({ id, keySteps }: CompiledKept, variables: Variables, ask: Ask): Promise<string | null> {
  const parts: unknown[] = [id, ask.context.viewer !== null, variables];
  try {
    for (const step of keySteps) parts.push(await step(ask, variables));
  } catch (error) {
    if (error instanceof NotForThisViewer) return null;
    throw error;
  }
  return JSON.stringify(parts);
}

/** The context for what everybody gets. Whatever looks at the viewer fails, so that nothing of a viewer is ever kept. */
const forEverybody = ({ db, config, log }: Context): Context => ({
  ...{ db, config, log, address: '' },
  get viewer(): never {
    throw new Error('A kept answer looks at its viewer');
  },
  get token(): never {
    throw new Error('A kept answer looks at its token');
  },
  get session(): never {
    throw new Error('A kept answer looks at its session');
  },
});

type Asked = { answer: KeptText; context: Context };

/** The texts of the values for each hole, in the order of its rows. */
async function valuesBeside({ beside }: CompiledKept, variables: Variables, { answer, context }: Asked) {
  const ask: Ask = { context, prepared: new Map() };
  for (const [index, hole] of beside.holes.entries()) ask.prepared.set(hole, answer.rowsOf[index]);
  const text = await readText(beside, variables, ask);
  return text.split(BETWEEN.holes).map((values) => (values === '' ? [] : values.split(BETWEEN.values)));
}
