import type { Knex } from 'knex';
import pg from 'pg';
import { connect } from '../../graph/database/connection';
import { migrate } from '../../graph/database/migrate';
import { testGraph } from '../../graph/testing/graph';
import { startTestRun } from '../../graph/testing/testRun';
import { fill, SIZES, type Size } from './fill';
import { fillHistory, fillWithoutTriggers } from './fillHistory';
import { type Operation, type Records, screenOperations } from './screens';

const RUNS = 7;

const operations = screenOperations();

/** An operation's best time of several runs, its slowest statement, and the most rows that one part of a plan read. */
type Cost = { milliseconds: number; slowest: number; rows: number; part: string; statements: number };

type Statement = { sql: string; bindings: unknown[] };

/** A part of a plan, with the rows that it read, including those that it filtered out. */
type Part = { rows: number; part: string };

async function growth(size: Size): Promise<Map<string, Cost>> {
  const run = await startTestRun();
  const url = await run.createDatabase('growth');
  await migrate(url);
  const db = connect(url, { statementTimeout: 0 });
  const explaining = new pg.Client({ connectionString: url });
  await explaining.connect();
  try {
    await fillWithoutTriggers(db, async () => {
      await fill(db, SIZES[size], 1);
      await fillHistory(db);
    });
    await db.raw('vacuum analyze');
    const records = await pickRecords(db);
    const costs = new Map<string, Cost>();
    for (const operation of operations) {
      const cost = await costOf(db, explaining, operation, records).catch((error: Error) => error);
      if (cost instanceof Error) console.error(`${operation.name} wasn't measured: ${cost.message.slice(0, 200)}`);
      else costs.set(operation.name, cost);
    }
    return costs;
  } finally {
    await explaining.end();
    await db.destroy();
    await run.end();
  }
}

/** Picks a family and a ranch that are neither first nor last in any index, and adds the records that screens need. */
async function pickRecords(db: Knex): Promise<Records> {
  const { id: order, customerId, rancherId } = await db('orders').orderByRaw('id % 1000 desc').first();
  const { userId } = await db('ranchers').where({ id: rancherId }).first('userId');
  const orders: number[] = await db('orders').where({ rancherId }).limit(5).pluck('id');
  const { id: conversation } = await db('conversations').where({ orderId: order }).first('id');
  await db('messages').insert(
    Array.from({ length: 40 }, (_, index) => ({
      conversationId: conversation,
      side: 'RANCH',
      text: `Message ${index}`,
    })),
  );
  const [webhook] = await db('webhooks')
    .insert({ userId, rancherId, url: 'https://example.com/hook', secret: 'bench', position: 0 })
    .returning('id');
  const [admin] = await db('users')
    .insert({ email: 'admin@herdline.test', name: 'Admin', userType: 'ADMIN' })
    .returning('id');
  return {
    family: customerId,
    rancher: userId,
    admin: admin.id,
    ranch: String(rancherId),
    order: String(order),
    orders: orders.map(String),
    webhook: String(webhook.id),
    conversation: String(conversation),
  };
}

async function costOf(db: Knex, explaining: pg.Client, operation: Operation, records: Records): Promise<Cost> {
  const { as } = await testGraph(db);
  const statements: Statement[] = [];
  const note = ({ sql, bindings }: Statement) => void statements.push({ sql, bindings });
  const runOnce = async () => {
    const { errors } = await as({ id: records[operation.as] }).run(operation.query, operation.variables(records));
    if (errors) throw new Error(JSON.stringify(errors));
  };
  await runOnce();
  db.on('query', note);
  await runOnce();
  db.off('query', note);
  let largest: Part = { rows: 0, part: '' };
  let slowest = 0;
  for (const statement of statements) {
    const { part, milliseconds } = await explained(explaining, statement);
    largest = larger(largest, part);
    slowest = Math.max(slowest, milliseconds);
  }
  return { ...largest, slowest, milliseconds: await bestTime(runOnce), statements: statements.length };
}

async function bestTime(runOnce: () => Promise<void>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    await runOnce();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

async function explained(explaining: pg.Client, { sql, bindings }: Statement) {
  if (!/^\s*(select|with)/i.test(sql)) return { part: { rows: 0, part: '' }, milliseconds: 0 };
  const { rows } = await explaining.query(`explain (analyze, format json) ${sql}`, bindings);
  const [{ Plan, 'Execution Time': milliseconds }] = rows[0]['QUERY PLAN'];
  return { part: partsOf(Plan).reduce(larger), milliseconds: milliseconds as number };
}

const larger = (one: Part, other: Part) => (other.rows > one.rows ? other : one);

function partsOf(plan: Plan): Part[] {
  const rows = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
  const part = [plan['Node Type'], plan['Index Name'] ?? plan['Relation Name']].filter(Boolean).join(' ');
  return [{ rows, part }, ...(plan.Plans ?? []).flatMap(partsOf)];
}

const sizes = (process.env.SIZES ?? 'small,x10,x100').split(',') as Size[];
const results: Map<string, Cost>[] = [];
for (const size of sizes) {
  console.error(`Measuring ${SIZES[size].ranches} ranches and ${SIZES[size].orders} orders`);
  results.push(await growth(size));
}

const printRow = (cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
const HEAD = ['operation', 'statements', ...sizes.map((size) => `ms, ${SIZES[size].orders} orders`), 'growth per 10x'];
const PLAN = ['slowest statement, ms', 'most rows read by one part of a plan', 'that part'];
printRow([...HEAD, ...PLAN]);
printRow([...HEAD, ...PLAN].map(() => '---'));
for (const name of [...(results[0]?.keys() ?? [])].toSorted()) {
  const costs = results.flatMap((costs) => costs.get(name) ?? []);
  const steps = costs.slice(1).map(({ milliseconds }, at) => milliseconds / (costs[at]?.milliseconds ?? milliseconds));
  const last = costs.at(-1);
  printRow([
    name,
    last?.statements ?? 0,
    ...costs.map(({ milliseconds }) => milliseconds.toFixed(1)),
    steps.map((step) => `${step.toFixed(2)}x`).join(', '),
    costs.map(({ slowest }) => slowest.toFixed(1)).join(', '),
    costs.map(({ rows }) => rows).join(', '),
    last?.part ?? '',
  ]);
}
