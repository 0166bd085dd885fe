import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Knex } from 'knex';
import { onTestFinished } from 'vitest';
import { connect } from '../../database/connection';
import { ownDatabaseUrl } from '../../testing/database';
import { testGraph } from '../../testing/graph';
import { canaries } from './canaries';
import { tokensOf } from './cast';
import { type Asker, accountOf, type Cell, Findings } from './Findings';
import { accountRequests, queryRequests, subscriptionRequests } from './graphRequests';
import { market as seed } from './market';
import { mutationRequests } from './mutationRequests';
import { type GraphAnswer, outcomeOfGraph, outcomeOfRest } from './outcome';
import { PEOPLE, type Person } from './people';
import { restRequests } from './restRequests';
import { EVERY_SCOPE, heldSets, mayWith, type Row } from './table';
import { type Answer, runAll, type Sent, trialServer } from './trialServer';

type Trial = Awaited<ReturnType<typeof prepare>>;

/**
 * Tests every cell of the rows on a server, as each person and with tokens. Returns what differs from the table: other outcomes,
 * and words of a person in an answer, mail, log or metric where they don't belong.
 */
export async function tryTable(rows: Row[]): Promise<string[]> {
  const trial = await prepare();
  const { findings, server } = trial;
  const askers: Asker[] = [];
  for (const person of PEOPLE) askers.push(await signInAs(trial, person));
  const together = rows.filter((row) => !isAlone(row));
  await tryCells(
    trial,
    askers.flatMap((asker) => together.map((row) => ({ row, asker, expected: row.cells[asker.person] }))),
  );
  for (const row of rows.filter(isAlone)) await tryAlone(trial, row);
  await tryCells(trial, await cellsOfTokens(trial, rows));
  findings.searchRecords(`${server.lines.join('')}\n${await server.readMetrics()}`);
  return findings.wrong.length > 0 ? [...findings.wrong, ...server.lines.filter(isError)] : [];
}

/** Whether a line of the log is an error, which explains an answer of 500. */
const isError = (line: string) => JSON.parse(line).level >= 50;

/** Uses a separate database, because admins read records of all ranches, which have to be those of this market. */
async function prepare() {
  const databaseUrl = await ownDatabaseUrl(`permission_${randomUUID().slice(0, 8)}`);
  const db = connect(databaseUrl);
  onTestFinished(() => db.destroy());
  const graph = await testGraph(db);
  const market = await seed(graph);
  const { make } = graph;
  const findings = new Findings(market.people);
  return { make, market, findings, server: await trialServer(databaseUrl), tokenOf: tokensOf(make, market.people) };
}

const JSON_BODY = { 'Content-Type': 'application/json' };

async function signInAs({ make, market, server }: Trial, person: Person): Promise<Asker> {
  const account = accountOf(market.people, person);
  const [path, given] =
    person === 'processor'
      ? ['/graphql', { query: `mutation { openDoor(token: "${market.plantToken}") { door { id } } }` }]
      : ['/api/login', account ? await make.credentialsOf(account) : {}];
  const signIn = () => server.send({ method: 'POST', path, headers: JSON_BODY, body: JSON.stringify(given) });
  let { headers, status } = await signIn();
  // A busy server answers 503 and asks to retry.
  while (status === 503) ({ headers, status } = await signIn());
  const Cookie = headers['set-cookie']?.[0]?.split(';')[0];
  return { person, who: person, headers: { ...JSON_BODY, ...(Cookie && { Cookie }) } };
}

async function cellsOfTokens({ tokenOf }: Trial, rows: Row[]): Promise<Cell[]> {
  const trials = rows.flatMap((row) => [
    ...heldSets(row).map((held) => ({ row, held, person: ownerOf(row) })),
    ...(row.name in accountRequests ? [] : WITH_SOME_DUTIES).map((person) => ({ row, held: EVERY_SCOPE, person })),
  ]);
  return Promise.all(
    trials.map(async ({ row, held, person }) => {
      const headers = { ...JSON_BODY, Authorization: `Bearer ${await tokenOf(person, held)}` };
      const reached = row.name in accountRequests ? 'yes' : row.cells[person];
      const asker = { person, who: `a token of ${person} with ${held}`, headers, isProgram: true };
      return { row, asker, expected: mayWith(row, held) ? reached : 'forbidden' };
    }),
  );
}

/** Owners who have only some duties. Their tokens must not do more than the owners may do at that moment. */
const WITH_SOME_DUTIES = ['order worker', 'ranch runner', 'support', 'finance'] as const;

/** The owner of the tested token, who has access without a token. */
const ownerOf = ({ name, cells }: Row): 'rancher' | 'admin' =>
  name in accountRequests || cells.rancher === 'yes' || cells.admin !== 'yes' ? 'rancher' : 'admin';

async function tryCells(trial: Trial, cells: Cell[]): Promise<void> {
  const reads = cells.filter(({ row }) => row.name in queryRequests);
  await runAll(chunksOf(reads), (chunk) => readCells(trial, chunk));
  const others = cells.filter(({ row }) => row.name in mutationRequests || isOfRest(row));
  await runAll(others, (cell) => tryCell(trial, cell));
  await tryStreams(
    trial,
    cells.filter(({ row }) => row.name in subscriptionRequests),
  );
}

/** How many rows of queries one request has. */
const ROWS_PER_REQUEST = 8;

/** Each chunk has the cells of one asker. */
function chunksOf(cells: Cell[]): Cell[][] {
  const chunks: Cell[][] = [];
  const open = new Map<string, Cell[]>();
  for (const cell of cells) {
    const known = open.get(cell.asker.who);
    const chunk = known && known.length < ROWS_PER_REQUEST ? known : [];
    if (chunk !== known) chunks.push(chunk);
    chunk.push(cell);
    open.set(cell.asker.who, chunk);
  }
  return chunks;
}

async function readCells({ market, server, findings }: Trial, cells: Cell[]): Promise<void> {
  const fields = cells.map(({ row: { name }, asker }, index) => {
    // A token acts for its owner, and never reads another account.
    const own = asker.isProgram ? accountRequests[name] : undefined;
    return `as${index}: ${own ?? queryRequests[name]?.(market)}`;
  });
  const headers = cells[0]?.asker.headers ?? {};
  const body = JSON.stringify({ query: `query { ${fields.join('\n')} }` });
  const answer = await server.send({ method: 'POST', path: '/graphql', headers, body });
  const { data, errors = [] } = JSON.parse(String(answer.body)) as GraphAnswer;
  for (const [index, cell] of cells.entries()) {
    const root = `as${index}`;
    const own = { data: { [root]: data?.[root] }, errors: errors.filter(({ path }) => !path || path[0] === root) };
    findings.search(JSON.stringify([own, answer.headers]), cell);
    findings.note(cell, outcomeOfGraph(own, root, cell.row.name));
  }
}

/** Whether a request changes sessions, which use other connections. */
const isOfSession = ({ name }: Row) => /^(Mutation.|POST \/)(login|logout|changePassword)/.test(name);

/** Whether a row is tested last and alone, because it changes sessions, signs in or locks the counters of sign-ins. */
const isAlone = (row: Row) =>
  isOfSession(row) ||
  /^(Mutation|POST).*(password|passkey|authenticator|recoveryCodes|changeEmail|deleteAccount|accept(Helper|Admin))/i.test(
    row.name,
  );

const isOfRest = ({ name }: Row) => name.includes(' ');

/** Each person signs in again, because the previous row may have signed them out or changed the password. */
async function tryAlone(trial: Trial, row: Row): Promise<void> {
  await signInAs(trial, 'customer');
  await runAll(PEOPLE, async (person) => {
    await tryCell(trial, { row, asker: await signInAs(trial, person), expected: row.cells[person] });
  });
}

async function tryCell(trial: Trial, cell: Cell): Promise<void> {
  const { findings, server } = trial;
  const inspect = async (answer: Answer, trx?: Knex) => {
    const words = canaries.textOf(answer.body, String(answer.headers['content-type']));
    findings.search(words + JSON.stringify(answer.headers), cell);
    if (trx) await findings.searchMails(trx, cell);
    findings.note(cell, isOfRest(cell.row) ? outcomeOfRest(answer.status, words) : outcomeOfMutation(cell.row, words));
  };
  const sent = sentFor(trial, cell);
  if (isHarmless(cell) || isOfSession(cell.row)) await inspect(await server.send(sent));
  else await server.attempt(sent, inspect);
}

/** Whether there's nothing to undo if the table is right. Downloads of files are logged, so they're undone. */
const isHarmless = ({ row, expected }: Cell) =>
  /^GET [^.]*$/.test(row.name) || ['forbidden', 'signed out', 'not found'].includes(expected);

function outcomeOfMutation({ name }: Row, words: string) {
  const [, root = 'weighAnimal'] = /^Mutation\.(\w+)/.exec(name) ?? [];
  return outcomeOfGraph(JSON.parse(words), root, name);
}

function sentFor({ market }: Trial, { row, asker: { headers } }: Cell): Sent {
  if (!isOfRest(row)) {
    return { method: 'POST', path: '/graphql', headers, body: JSON.stringify(mutationRequests[row.name]?.(market)) };
  }
  const [method = '', path = ''] = row.name.split(' ');
  const { id, query = '', body = {} } = restRequests[row.name]?.(market) ?? {};
  const sent = { method, path: `/api${path.replace(':id', String(id))}${query}`, headers };
  return method === 'GET' ? sent : { ...sent, body: JSON.stringify(body) };
}

/** Opens all streams, then ends and reads them, because an allowed stream stays open. */
async function tryStreams({ server, findings }: Trial, cells: Cell[]): Promise<void> {
  const opening = cells.map(async (cell) => {
    const body = JSON.stringify({ query: `subscription { ${subscriptionRequests[cell.row.name]} }` });
    const headers = { ...cell.asker.headers, Accept: 'text/event-stream' };
    return { cell, stream: await server.start({ method: 'POST', path: '/graphql/stream', headers, body }) };
  });
  const opened = await Promise.all(opening);
  server.endStreams();
  for (const { cell, stream } of opened) {
    const [, code] = /"errors":.*?"code":"(\w+)"/.exec(await text(stream)) ?? [];
    const errors = code ? [{ message: '', extensions: { code } }] : [];
    findings.note(cell, outcomeOfGraph({ data: { stream: {} }, errors }, 'stream', 'Query.stream'));
  }
}
