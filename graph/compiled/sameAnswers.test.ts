import fc from 'fast-check';
import { type ExecutionResult, execute, type OperationDefinitionNode, parse, validate } from 'graphql';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { API_SCOPE, type ApiScope } from '../../rules/developers/apiScope';
import { readViewer } from '../accounts/readViewer';
import { AnswerCache } from '../answerCache/AnswerCache';
import { fakeNotices } from '../answerCache/testing/fakeNotices';
import { outcomes } from '../answerCache/testing/outcomes';
import type { Context } from '../context';
import { documents } from '../persisted/documents.generated';
import { documentStore, idOf } from '../schema/documentStore';
import { known, schema } from '../server/graphqlServer';
import { recordingSession, testConfig, testGraph } from '../testing/graph';
import { createReader } from './reader';
import { shapes } from './shapes';
import { oddMarket } from './testing/market';
import { type Pools, type RandomOperation, randomOperation } from './testing/randomOperation';

const { db, make } = await testGraph();
const { people, ranches } = await oddMarket(db, make);
const orders: number[] = await db('orders').whereIn('rancherId', ranches).pluck('id');
const read = createReader(schema, known);

/** Errors of the statement itself, which a fallback to the resolvers would hide. */
const failures: unknown[] = [];
const log = pino({ level: 'error' }, { write: (line: string) => failures.push(JSON.parse(line)) });

/** Nothing writes during the test, so all cached answers stay valid. */
const answerCache = new AnswerCache(fakeNotices(), 10_000_000);

type Person = { id: number } | null;

async function contextOf(person: Person, scopes?: readonly ApiScope[]): Promise<Context> {
  return {
    ...{ db, config: testConfig, log, session: recordingSession(), address: '127.0.0.1' },
    viewer: person && (await readViewer(db, person.id)),
    ...(scopes && { token: { id: 1, name: 'Accounting', scopes } }),
  };
}

/**
 * Checks that the statement, the cache and the executor return the same text, byte for byte. Returns whether the statement
 * answered.
 */
async function compareAnswers(
  { text, variables }: RandomOperation,
  newContext: () => Promise<Context>,
): Promise<boolean> {
  const document = parse(text);
  await documentStore.set(idOf(text), document);
  expect(validate(schema, document)).toEqual([]);
  const operation = document.definitions[0] as OperationDefinitionNode;
  const answerFrom = async (given: Partial<Context> = {}) => {
    const found = await read({ document, operation, variables }, { ...(await newContext()), ...given });
    expect(failures.splice(0)).toEqual([]);
    return found;
  };
  const answer = await answerFrom();
  // The first read makes the document known, the second one fills the cache, and the third one uses it.
  const cached = [];
  for (let time = 0; time < 3; time += 1) cached.push(await answerFrom({ answerCache }));
  // A cached answer can say that a ranch is hidden when the statement leaves an invalid cursor in its lists to the resolvers.
  const answers = [answer, ...cached].filter((one) => one !== null);
  if (answers.length === 0) return false;
  if (answer !== null) expect(cached).not.toContain(null);
  const contextValue = await newContext();
  const { data, errors } = (await execute({
    schema,
    document,
    variableValues: variables,
    contextValue,
  })) as ExecutionResult;
  expect(errors).toBeUndefined();
  for (const one of answers) expect(one).toBe(JSON.stringify(data));
  return answer !== null;
}

const asAdmin = people.find((person) => person?.userType === 'ADMIN') ?? null;

/** Reads cursors of many lists, so that most cursors don't belong to the list that they are used in. */
async function cursors(): Promise<string[]> {
  const some = (field: string) => `${field} { edges { cursor } }`;
  const sorts = (name: string, field: string, values: string[]) =>
    values.map((value) => `${name}${value}: ${some(`${field}(sort: ${value}, first: 4)`)}`).join('\n');
  const text = `{
    ${sorts('r', 'ranchers', ['NAME', 'PRICE', 'RATING', 'NEWEST'])}
    admin {
      ${sorts('a', 'ranchers', ['NAME', 'BALANCE', 'RATE'])}
      ${sorts('o', 'orders', ['NEWEST', 'AMOUNT', 'UPDATED'])}
      ${sorts('c', 'customers', ['NEWEST', 'NAME'])}
    }
    rancher(id: ${ranches[0]}) { ${sorts('o', 'orders', ['NEWEST', 'CUSTOMER'])} commission { ${some('transactions')} } }
  }`;
  const contextValue = await contextOf(asAdmin);
  const result = await execute({ schema, document: parse(text), contextValue });
  return [...JSON.stringify(result).matchAll(/"cursor":"([^"]+)"/g)].map(([, cursor = '']) => cursor);
}

const places = await cursors();
const pools: Pools = {
  ID: [...ranches, ...orders.slice(0, 4), ...people.flatMap((person) => person?.id ?? []), 2_147_483_647].map(String),
  first: [1, 2, 3, 24, 100],
  last: [1, 2, 3, 100, null, null],
  after: [...places, ...places.map(() => null), 'nonsense'],
  before: [...places.slice(0, 3), null, null],
  search: ['', 'oak', 'ann', 'Austin, TX', '78701', '555-0100', `#${orders[0]}`, '%', '?', "o'neil"],
  zipCode: ['78701', '10001-1234', '00000'],
  zipPrefix: ['7', '787', '10001'],
  readyBy: ['2027-03-25', '2099-12-31', 'soon'],
  handoverDay: ['2026-12-01', 'soon'],
  day: ['2026-12-01', 'soon'],
  ...{ tag: ['41', 'A-17', ''], establishmentNumber: ['M40210', 'm-1', ''] },
  ...{ harvestFrom: ['2026-12-01', 'soon'], harvestTo: ['2026-12-01', 'soon'] },
  states: ['Texas', 'Ohio', 'tx'],
  miles: [1, 60.5, 12_500],
  Boolean: [true, false],
  DateTime: ['2026-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  month: ['2026-11'],
};

/** How many random operations are tried: enough that the statement and the cache surely answer some, however busy the machine is. */
const RUNS = Number(process.env.SAME_ANSWERS_RUNS ?? 200);

test(
  'a compiled read answers random operations as the executor does, byte for byte',
  async () => {
    const types = Object.keys(shapes);
    const seen = { all: 0, statements: 0 };
    const holds = async (
      take: <Value>(arbitrary: () => fc.Arbitrary<Value>) => Value,
      person: Person,
      scopes: ApiScope[] | undefined,
    ) => {
      const seldom = ['statementMonths', 'before', ...(person === asAdmin ? [] : ['admin'])];
      const operation = randomOperation((arbitrary) => take(() => arbitrary), { schema, types, seldom, pools });
      seen.all += 1;
      seen.statements += Number(await compareAnswers(operation, () => contextOf(person, scopes)));
    };
    const scopes = fc.option(fc.subarray([...API_SCOPE.values]), { nil: undefined, freq: 3 });
    const property = fc.asyncProperty(fc.gen(), fc.constantFrom(...people), scopes, holds);
    const { hit } = await outcomes(() => fc.assert(property, { numRuns: RUNS, endOnFailure: true }));
    expect(hit).toBeGreaterThan(0);
    expect(seen.statements).toBeGreaterThan(seen.all / 20);
  },
  RUNS * 1_000,
);

/** Queries of our own screens that one statement can't answer. */
const RESOLVER_QUERIES = [
  ...[
    'AdminInvitationPage',
    'AnalyticsTab',
    'ApiAccessPage',
    'AuditTab',
    'CalendarSection',
    'CartDelivery',
    'CommissionPanel',
    'CustomerOrdersPage',
    'CustomerSupport',
    'CutSheetDialog',
  ],
  ...[
    'CutSheetsDialog',
    'DeliveriesDialog',
    'DeliveryCheck',
    'DeliveryQuote',
    'DevicesSection',
    'DoorPage',
    'FeedbackList',
    'FoundPlace',
    'HelperInvitation',
    'LinkedOrder',
    'NotificationsPage',
    'OrderDialog',
    'OrderMoney',
    'OrderSettlement',
    'OrderStatusNow',
  ],
  ...[
    'OrderSupport',
    'OrderTableTab',
    'OrderWeighingPreview',
    'OrderWeights',
    'OwnerMails',
    'PlaceBehindSignIn',
    'PlantSlots',
    'PlatformTimeZone',
    'ProposalPreview',
    'Push',
    'RanchMap',
    'RanchSupport',
    'RancherDay',
    'RancherOrdersPage',
    'RancherToday',
    'RecallScope',
    'SearchPlace',
    'Statement',
    'StatesPage',
    'SupportConversations',
    'TeamTab',
    'TodayTab',
    'WeighingPreview',
  ],
];

test('one statement answers each query of our own screens, except those listed', async () => {
  const unanswered: string[] = [];
  for (const text of documents.values()) {
    const name = /^query (\w+)/.exec(text)?.[1];
    if (name && !(await isAnswered(text))) unanswered.push(name);
  }
  expect(unanswered.sort()).toEqual(RESOLVER_QUERIES);
}, 300_000);

/** Whether one statement answers a query for at least one of the people that its screen is for. */
async function isAnswered(text: string): Promise<boolean> {
  const [rancherId] = ranches;
  const ids = { id: rancherId, rancherId, animalId: '1', userId: asAdmin?.id, orderId: orders[0] };
  const compared = { firstId: rancherId, secondId: ranches[1], thirdId: ranches[2], fourthId: ranches[3] };
  const named = { ids: orders.slice(0, 1), isNamed: true };
  const flags = { isVisitor: false, hasPlace: false, hasSecond: true, hasThird: true, hasFourth: true };
  const duties = { withMoney: true, withRanch: true, withOrders: true, withPeople: true };
  const moments = { from: '2026-01-01T00:00:00.000Z', to: '2027-01-01T00:00:00.000Z', month: '2026-11' };
  const variables = {
    ...ids,
    ...named,
    ...compared,
    ...flags,
    ...duties,
    ...moments,
    zipCode: '78701',
    search: '',
    ids: [],
    sort: null,
  };
  const answers: boolean[] = [];
  for (const person of [people[1] ?? null, asAdmin, people[5] ?? null])
    answers.push(await compareAnswers({ text, variables }, () => contextOf(person)));
  return answers.includes(true);
}
