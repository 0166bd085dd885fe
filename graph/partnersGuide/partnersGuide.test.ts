import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildSchema, type GraphQLObjectType, getNamedType, isEnumType, isLeafType } from 'graphql';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { ERROR_STATUS } from '../../rules/errorCodes';
import { projectRoot } from '../config';
import { assignPositions } from '../events/assignPositions';
import { publicClient } from '../outbound/publicClient';
import { typeDefs } from '../schema/typeDefs';
import { testHttp } from '../testing/http';
import { PASSWORD } from '../testing/make';
import { postEvent } from '../webhooks/postEvent';
import { commands, commandWith, exportedBy, files, guide, tableOf } from './guide';
import { openWorkshop, startReceiver } from './startReceiver';

const { db, url, make } = await testHttp();
const workshop = openWorkshop(files);
afterAll(workshop.close);

const SLOW = 120_000;

beforeAll(async () => {
  const whyNot = 'The examples of docs/partners.md are run by curl, which is not installed here';
  await workshop.shell('curl --version').catch((cause) => {
    throw new Error(whyNot, { cause });
  });
  const { variables } = await partner();
  await workshop.shell(commandWith('/schema.graphql'), variables);
  await workshop.shell(commandWith('npx graphql-codegen'), variables);
}, SLOW);

/** Creates a rancher with a token and orders in several states. Returns the variables that the guide's commands need. */
async function partner() {
  // A payment request must not exceed the balance.
  const { owner, ranch } = await make.rancher({ currentBalance: 1_000_000 });
  const { email } = await make.credentialsOf(owner);
  const customer = await make.customer();
  const order = (given: object = {}) => make.order({ customerId: customer.id, rancherId: ranch.id, ...given });
  for (const archivedAt of [null, '2026-11-20T12:00:00.000Z']) {
    const fulfilled = await order({ status: 'FULFILLED', amount: 100_050, commissionAmount: 10_005, archivedAt });
    await make.review(fulfilled, { answer: 'Thank you!', answeredAt: '2026-11-21T12:00:00.000Z' });
  }
  // This order is within the months of the guide's figures.
  await order({ createdAt: '2026-03-05T12:00:00.000Z' });
  await order({ status: 'CONTACTED' });
  const { id } = await order();
  const conversation = await make.conversation({ customerId: customer.id, rancherId: ranch.id, orderId: id });
  await make.message(conversation.id, { senderId: customer.id });
  await herdOf(ranch.id, await order());
  const variables = {
    HERDLINE_URL: url,
    HERDLINE_TOKEN: await make.apiToken(owner),
    HERDLINE_ADMIN_TOKEN: await make.apiToken(await make.admin(), { scopes: ['ANALYTICS_READ'] }),
    HERDLINE_EMAIL: email,
    HERDLINE_PASSWORD: PASSWORD,
    RANCH_ID: String(ranch.id),
    ORDER_ID: String(id),
  };
  return { variables, ranch, order };
}

/** Creates a complete open animal, and a share in line, which is what the newest event is about. */
async function herdOf(rancherId: number, order: Awaited<ReturnType<typeof make.order>>) {
  const { id: processorId } = await make.processor(rancherId);
  await make.animal(rancherId, { processorId, harvestDate: '2026-12-03' });
  await make.claim(order);
}

describe('the answers in the guide match those of the server', () => {
  const answered = commands.flatMap(({ answer, ...rest }) => (answer ? [{ answer, ...rest }] : []));
  const reader = partner();

  test.each(answered)('$under', { timeout: SLOW }, async ({ command, answer }) => {
    // A command that changes something would change what others read.
    const { variables } = await (/mutation|move|POST|PATCH|Idempotency/.test(command) ? partner() : reader);
    const printed = await workshop.shell(command, variables);
    if (answer.language === 'text') {
      expect(lineShapeOf(printed)).toBe(lineShapeOf(answer.text));
      return;
    }
    const [answered, shown] = [JSON.parse(printed), JSON.parse(answer.text)];
    expect(shapeOf(answered)).toEqual(shapeOf(shown));
    expect([answered.errors, answered.extensions]).toEqual([shown.errors, shown.extensions]);
  });

  test('the other commands print nothing, or are tested below', () => {
    const rest = commands.filter(({ answer }) => !answer).map(({ command }) => command);
    const known = [
      '/api/openapi.json',
      '/schema.graphql',
      'npm install',
      'npx graphql-codegen',
      'tsx follow.ts',
      'tsx receive.ts',
    ].map(commandWith);
    expect(rest.filter((command) => !exportedBy(command)).toSorted()).toEqual(known.toSorted());
  });
});

describe('a reader who types one command after the other', () => {
  const NAMES = /\$\{?([A-Z][A-Z_]*)/g;
  const READ_BY_PROGRAM = /const \{ (.+) \} = process\.env/g;
  const exported = commands.map(({ command }) => exportedBy(command) ?? []);
  const missing = (names: string[], at: number) => names.filter((name) => !exported.slice(0, at).flat().includes(name));

  test.each(commands.map(({ command }, at) => [command, at] as const))(
    'has set the variables of this command: %s',
    (command, at) => {
      expect(
        missing(
          [...command.matchAll(NAMES)].map(([, name]) => name!),
          at,
        ),
      ).toEqual([]);
    },
  );

  test('has set the variables that the programs read, except those with a default', () => {
    const read = files.flatMap(([, text]) =>
      [...text.matchAll(READ_BY_PROGRAM)].flatMap(([, names]) => names!.split(', ')),
    );
    expect(read).toContain('HERDLINE_WEBHOOK_SECRET');
    expect(
      missing(
        read.filter((name) => !name.includes('=')),
        commands.length,
      ),
    ).toEqual([]);
  });

  test('sets the variables that these tests set', async () => {
    const { variables } = await partner();
    expect(exported.flat()).toEqual(expect.arrayContaining(Object.keys(variables)));
  });
});

test('the guide installs the major versions that the examples run with here', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8'));
  const ours: Record<string, string> = { ...dependencies, ...devDependencies };
  const installed = [...commandWith('npm install').matchAll(/(\S+)@(\d+)/g)].map(([, name, major]) => [name!, major]);
  expect(installed).toContainEqual(['standardwebhooks', '1']);
  expect(installed).toEqual(installed.map(([name]) => [name, ours[name!]?.split('.', 1)[0]]));
});

test('an unchanged REST answer is not sent again', { timeout: SLOW }, async () => {
  const { variables, order } = await partner();
  const ask = () => workshop.shell(commandWith('--etag-compare'), variables);
  expect([await ask(), await ask()]).toEqual(['200\n', '304\n']);
  await order();
  expect(await ask()).toBe('200\n');
});

test('a repeated request with the same Idempotency-Key is done once', async () => {
  const { variables, ranch } = await partner();
  const ask = async () => JSON.parse(await workshop.shell(commandWith('Idempotency-Key'), variables));
  expect(await ask()).toEqual(await ask());
  expect(await db('commissionTransactions').where({ rancherId: ranch.id })).toHaveLength(1);
});

test('the guide downloads the OpenAPI document', async () => {
  const { variables } = await partner();
  await workshop.shell(commandWith('/api/openapi.json'), variables);
  const { openapi } = JSON.parse(readFileSync(path.join(workshop.directory, 'openapi.json'), 'utf8'));
  expect(openapi).toMatch(/^3\.1\./);
});

test('the schema is served unchanged', () => {
  expect(readFileSync(path.join(workshop.directory, 'schema.graphql'), 'utf8')).toBe(typeDefs);
});

test('the program for the commission prints the same sum as the database', { timeout: SLOW }, async () => {
  const { variables, ranch, order } = await partner();
  // More than one page.
  for (let count = 0; count < 101; count++) await order({ status: 'FULFILLED', commissionAmount: 1_001 });
  const printed = await workshop.shell(commandWith('tsx commission.ts'), variables);
  const fulfilled = db('orders').where({ rancherId: ranch.id, status: 'FULFILLED' });
  const { cents } = (await fulfilled.sum({ cents: 'commissionAmount' }).first()) ?? {};
  expect(Number(cents)).toBe(2 * 10_005 + 101 * 1_001);
  expect(printed).toBe(`Commission: $${(Number(cents) / 100).toFixed(2)}\n`);
});

test('a program that gets a 429 retries after the given time', { timeout: SLOW }, async () => {
  const answers = [
    { status: 429, headers: { 'Retry-After': '1' }, body: {} },
    { status: 200, headers: {}, body: { data: { events: { nodes: [], pageInfo: { hasNextPage: false } } } } },
  ];
  const busy = createServer((_req, res) => {
    const { status, headers, body } = answers.shift()!;
    res.writeHead(status, headers).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void busy.close());
  await once(busy, 'listening');
  const { port } = busy.address() as AddressInfo;
  await workshop.shell(commandWith('tsx follow.ts'), { HERDLINE_URL: `http://127.0.0.1:${port}` });
  expect(answers).toEqual([]);
});

test('the programs pass the type check', { timeout: SLOW }, async () => {
  const programs = files.map(([name]) => name).filter((name) => name.endsWith('.ts'));
  const options =
    '--noEmit --strict --target es2023 --module esnext --moduleResolution bundler --types node --skipLibCheck';
  expect(await workshop.shell(`tsc --ignoreConfig ${options} ${programs.join(' ')} || true`)).toBe('');
});

test('the program that follows events prints each one once, and continues where it stopped', {
  timeout: SLOW,
}, async () => {
  const { variables, ranch, order } = await partner();
  const follow = async () => {
    const printed = await workshop.shell(commandWith('tsx follow.ts'), variables);
    return printed.split('\n').filter((line) => /^\d+ [A-Z]/.test(line));
  };
  const recorded = async () => {
    const events = await db('events').where({ rancherId: ranch.id }).orderBy('position');
    return events.map(({ position, type, orderId }) => `${position} ${type} ${orderId}`);
  };
  const first = await follow();
  expect(first).toEqual(await recorded());
  await order();
  await order();
  const second = await follow();
  expect(second).toHaveLength(2);
  expect([...first, ...second]).toEqual(await recorded());
  expect(await follow()).toEqual([]);
});

test('the receiver accepts signed events, handles each one once, and refuses others', { timeout: SLOW }, async () => {
  const { ranch } = await partner();
  await assignPositions(db);
  const event = await db('events').where({ rancherId: ranch.id }).orderBy('position').first();
  const secretOf = (letter: string) => `whsec_${Buffer.from(letter.repeat(32)).toString('base64')}`;
  const { host, printed } = await startReceiver(workshop, secretOf('a'));
  const client = publicClient({ allow: [host] });
  const webhook = { url: `http://${host}/`, oldSecrets: [] };
  const send = (secret: string) => postEvent(client, { ...webhook, secret }, event);
  for (const _ of ['once', 'again']) expect(await send(secretOf('a'))).toMatchObject({ succeeded: true, status: 204 });
  expect(await send(secretOf('b'))).toMatchObject({ succeeded: false, status: 400 });
  await expect.poll(() => printed).toEqual([`${event.position} ${event.type} ${event.orderId}`]);
});

describe('the tables', () => {
  const schema = buildSchema(typeDefs);
  const described = (name: string) => {
    const type = schema.getType(name);
    return isEnumType(type) ? type.getValues().map((value) => [value.name, value.description]) : [];
  };

  test('have every scope and every event, with their descriptions in the schema', () => {
    expect(tableOf('scope', 'opens')).toEqual(described('ApiScope'));
    expect(tableOf('type', 'when')).toEqual(described('EventType'));
  });

  test('have every error with its status', () => {
    const codes = tableOf('code', 'status', 'what to do').map(([code, status]) => [code, Number(status)]);
    expect(Object.fromEntries(codes)).toEqual(ERROR_STATUS);
  });

  test('have the fields of a webhook in their order', () => {
    const fields = Object.values((schema.getType('Event') as GraphQLObjectType).getFields());
    // Only GraphQL has the records behind the ids.
    const posted = fields.filter(({ type }) => isLeafType(getNamedType(type)));
    const listed = /`\{ ("id", .+) \}`/.exec(guide)?.[1];
    expect(listed?.replaceAll('"', '').split(', ')).toEqual(posted.map(({ name }) => name));
  });
});

/** The shape of an answer: the names of its fields and the types of their values. */
function shapeOf(value: unknown): unknown {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])];
  if (typeof value !== 'object') return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]));
}

/** The shape of a line of text, in which all numbers are alike. */
const lineShapeOf = (text: string) => text.replaceAll('\r', '').replace(/\d+/g, '0').trim();
