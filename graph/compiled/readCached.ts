import { BETWEEN, CachedText } from '../answerCache/CachedText';
import type { Context } from '../context';
import { preparedText } from '../database/reading/prepared';
import { type Ask, render, type Sql } from '../database/reading/sql';
import type { Step } from './compile';
import { type CachedPlan, NotForThisViewer } from './compileCached';

type Variables = Record<string, unknown>;

/** Runs a statement that returns one text. */
export async function readText(
  { steps, statement, isOwn }: { steps: readonly Step[]; statement: Sql; isOwn: boolean },
  variables: Variables,
  ask: Ask,
): Promise<string> {
  for (const step of steps) await step(ask, variables);
  return preparedText(ask.context.db, render(statement, ask), isOwn);
}

/** Reads what is the same for everybody from the cache. Null if the request has to be read as a whole. */
export async function readCached(plan: CachedPlan, variables: Variables, context: Context): Promise<string | null> {
  const { answerCache } = context;
  if (!answerCache?.isOn || isNewToUs(plan)) return null;
  const ask: Ask = { context, prepared: new Map() };
  const key = await keyOf(plan, variables, ask);
  if (key === null) return null;
  const answer = await answerCache.read(key, async () => {
    const text = await readText(plan, variables, { ...ask, context: withoutViewer(context) });
    return new CachedText(text, { holes: plan.viewerPart.holes.length, isList: plan.isList });
  });
  if (!answer?.hasHoles) return answer?.filled() ?? null;
  return answer.filled(await viewerValues(plan, variables, { answer, context }));
}

const known = new WeakSet<CachedPlan>();

/** Whether a document isn't ours and is read for the first time. A stranger's many documents then fill no memory with answers. */
function isNewToUs(plan: CachedPlan): boolean {
  if (plan.isOwn || known.has(plan)) return false;
  known.add(plan);
  return true;
}

/** Null if no cached answer is for this viewer. Visitors have keys of their own: some fields need a session. */
async function keyOf({ id, keySteps }: CachedPlan, variables: Variables, ask: Ask): Promise<string | null> {
  const parts: unknown[] = [id, ask.context.viewer !== null, variables];
  try {
    for (const step of keySteps) parts.push(await step(ask, variables));
  } catch (error) {
    if (error instanceof NotForThisViewer) return null;
    throw error;
  }
  return JSON.stringify(parts);
}

/** A context in which reading the viewer throws, so that no viewer's data is ever cached. */
const withoutViewer = ({ db, config, log }: Context): Context => ({
  ...{ db, config, log, address: '' },
  get viewer(): never {
    throw new Error('A cached answer depends on its viewer');
  },
  get token(): never {
    throw new Error('A cached answer depends on its token');
  },
  get session(): never {
    throw new Error('A cached answer depends on its session');
  },
});

type Asked = { answer: CachedText; context: Context };

/** Reads the values of each hole as texts, in the order of its rows. */
async function viewerValues({ viewerPart, isOwn }: CachedPlan, variables: Variables, { answer, context }: Asked) {
  const ask: Ask = { context, prepared: new Map() };
  for (const [index, hole] of viewerPart.holes.entries()) ask.prepared.set(hole, answer.rowsOf[index]);
  const text = await readText({ ...viewerPart, isOwn }, variables, ask);
  return text.split(BETWEEN.holes).map((values) => (values === '' ? [] : values.split(BETWEEN.values)));
}
