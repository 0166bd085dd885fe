import { randomInt } from 'node:crypto';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Context, Spending } from '../context';
import { connect } from '../database/connection';
import { testDatabase, testDatabaseUrl } from '../testing/database';
import { testConfig } from '../testing/graph';
import { countCost } from './countCost';
import { rateLimitHeaders } from './rateLimitHeaders';

const db = await testDatabase();
const url = await testDatabaseUrl();

beforeEach(() => db('rate_limits').delete());
afterEach(() => void vi.useRealTimers());

const untouched: Spending = { spent: 0, limit: 0, remaining: 0, resetSeconds: 0 };
const randomAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

type Caller = { address?: string; tokenId?: number; limits?: { costPerToken?: number; costPerAddress?: number } };

/** Creates a separate server on the same database. */
function server({ address = '10.0.0.1', tokenId, limits }: Caller) {
  const own = connect(url);
  onTestFinished(() => own.destroy());
  const config = { ...testConfig, costPerToken: 1_000, costPerAddress: 1_000, ...limits };
  const token = tokenId === undefined ? undefined : { id: tokenId, scopes: [] };
  const request = () => ({ db: own, config, address, token, spending: { ...untouched } }) as unknown as Context;
  const spend = async (cost: number, context = request()) => {
    await countCost(context, cost);
    return context.spending!;
  };
  return { spend, request };
}

const points = async () => (await db('rate_limits').select('points')).map((row) => row.points);
const limited = expect.objectContaining({
  extensions: { code: 'RATE_LIMITED', retryAfter: expect.toSatisfy((seconds) => seconds > 0 && seconds <= 60) },
});

/** Returns the total cost of the operations that are allowed. */
async function throughputOf(asked: Promise<Spending>[]): Promise<number> {
  const answers = await Promise.allSettled(asked);
  for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toEqual(limited);
  return answers.reduce((sum, answer) => sum + (answer.status === 'fulfilled' ? answer.value.spent : 0), 0);
}

test('spending reports what was spent and what remains', async () => {
  const { spend } = server({});
  expect(await spend(30)).toEqual({ spent: 30, limit: 1_000, remaining: 970, resetSeconds: 60 });
  expect(await spend(5)).toMatchObject({ spent: 5, remaining: 965 });
});

test('an operation of cost 0 counts as 1', async () => {
  expect(await server({}).spend(0)).toMatchObject({ spent: 1, remaining: 999 });
});

test('the costs of several operations in one request add up', async () => {
  const { spend, request } = server({});
  const context = request();
  await spend(10, context);
  expect(await spend(7, context)).toMatchObject({ spent: 17, remaining: 983 });
});

test('a server reserves a hundredth of the budget at a time, and writes nothing until that is spent', async () => {
  const { spend } = server({});
  for (let times = 0; times < 10; times++) await spend(1);
  expect(await points()).toEqual([10]);
  await spend(1);
  expect(await points()).toEqual([20]);
});

test('an operation that costs more than the usual reservation reserves its whole cost', async () => {
  await server({}).spend(300);
  expect(await points()).toEqual([300]);
});

test('spending beyond the budget is refused until the minute is over', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { spend } = server({});
  await spend(1_000);
  await expect(spend(1)).rejects.toMatchObject({ extensions: { retryAfter: 60 } });
  vi.advanceTimersByTime(59_000);
  await expect(spend(1)).rejects.toMatchObject({ extensions: { retryAfter: 1 } });
  vi.advanceTimersByTime(1_001);
  expect(await spend(1)).toEqual({ spent: 1, limit: 1_000, remaining: 999, resetSeconds: 60 });
});

test('unused reserved points expire with their minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { spend } = server({});
  await spend(1);
  vi.advanceTimersByTime(61_000);
  expect(await spend(1)).toMatchObject({ remaining: 999 });
  expect(await points()).toEqual([10]);
});

test('a refused operation takes nothing from the budget, on this server or another', async () => {
  const [one, other] = [server({}), server({})];
  await one.spend(995);
  await expect(one.spend(6)).rejects.toEqual(limited);
  await expect(other.spend(6)).rejects.toEqual(limited);
  expect(await points()).toEqual([995]);
  expect(await one.spend(5)).toMatchObject({ remaining: 0 });
});

test('the budget that is left after a refusal can be spent on another server', async () => {
  const [one, other] = [server({}), server({})];
  await one.spend(900);
  await expect(one.spend(101)).rejects.toEqual(limited);
  expect(await other.spend(100)).toMatchObject({ remaining: 0 });
});

test('two servers share one budget', async () => {
  const [one, other] = [server({}), server({})];
  await one.spend(400);
  expect(await other.spend(400)).toMatchObject({ remaining: 200 });
  await one.spend(200);
  await expect(other.spend(1)).rejects.toEqual(limited);
});

test('two servers in a race spend exactly the whole budget', async () => {
  const servers = [server({}), server({})];
  const asked = Array.from({ length: 400 }, (_, index) => servers[index % 2]!.spend(5));
  expect(await throughputOf(asked)).toBe(1_000);
});

test('three servers in a race with different costs do not exceed the budget', async () => {
  const servers = [server({}), server({}), server({})];
  const asked = Array.from({ length: 300 }, (_, index) => servers[index % 3]!.spend((index * 37) % 50));
  const spent = await throughputOf(asked);
  expect(spent).toBeLessThanOrEqual(1_000);
  expect(spent).toBeGreaterThan(900);
});

test('each address has its own budget, and an IPv6 household shares one', async () => {
  await server({ address: randomAddress() }).spend(1_000);
  await server({ address: '2001:db8:1:2::1' }).spend(1_000);
  await server({ address: '2001:db8:1:3::1' }).spend(1_000);
  await expect(server({ address: '2001:db8:1:2:ffff::9' }).spend(1)).rejects.toEqual(limited);
});

test('each token has its own budget, whatever address it is used from', async () => {
  const limits = { costPerToken: 100 };
  await server({ tokenId: 1, address: randomAddress(), limits }).spend(100);
  await expect(server({ tokenId: 1, address: randomAddress(), limits }).spend(1)).rejects.toEqual(limited);
  expect(await server({ tokenId: 2, limits }).spend(1)).toMatchObject({ limit: 100, remaining: 99 });
});

test('tokens and people at one address share the budget of the address', async () => {
  const address = randomAddress();
  await server({ address, tokenId: 1 }).spend(400);
  await server({ address, tokenId: 2 }).spend(400);
  expect(await server({ address, tokenId: 3 }).spend(100)).toMatchObject({ remaining: 100 });
  await server({ address }).spend(100);
  await expect(server({ address, tokenId: 4 }).spend(1)).rejects.toEqual(limited);
});

test('a refusal by the budget of the address takes nothing from the budget of the token', async () => {
  const address = randomAddress();
  await server({ address }).spend(1_000);
  const { spend } = server({ address, tokenId: 1 });
  await expect(spend(10)).rejects.toEqual(limited);
  expect(await server({ address: randomAddress(), tokenId: 1 }).spend(990)).toMatchObject({ remaining: 0 });
});

test('the table stores neither tokens nor addresses in plain text', async () => {
  await server({ address: '203.0.113.77', tokenId: 4_711 }).spend(1);
  const keys = (await db('rate_limits').select('key')).map(({ key }) => key);
  expect(keys).toEqual([
    expect.stringMatching(/^costPer\w+:[\w-]{43}$/),
    expect.stringMatching(/^costPer\w+:[\w-]{43}$/),
  ]);
  expect(keys.join()).not.toMatch(/4711|203|113/);
});

test('rate limit headers are sent only when something was counted', async () => {
  expect(rateLimitHeaders(undefined)).toEqual({});
  expect(rateLimitHeaders(untouched)).toEqual({});
  expect(rateLimitHeaders(await server({}).spend(30))).toEqual({
    'ratelimit-policy': '"cost";q=1000;w=60',
    ratelimit: '"cost";r=970;t=60',
  });
});
