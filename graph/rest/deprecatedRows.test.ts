import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { type DocumentNode, parse } from 'graphql';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { restRouter } from './mount';
import { describeRow } from './openapi/document';
import { row } from './row';

const undo = parse('mutation RestUndo($token: String!) { undoEmailChange(token: $token) { wasRestored } }');
const OWN_REASON = 'Use GET /time-zone instead. Deprecated on 2026-12-01, works until 2027-06-30.';

const rowOf = (endpoint: `GET /${string}`, operation: DocumentNode, deprecated?: string) =>
  row(endpoint, operation as never, { summary: 'A row of a test.', ...(deprecated && { deprecated }) });

/** Answers an endpoint whose operation was answered with `true`. */
async function headersOf(offered: ReturnType<typeof rowOf>): Promise<Headers> {
  const context = { viewer: null, config: { timeZone: 'America/Chicago' } };
  const run = async () => ({
    data: '{"undoEmailChange": {"wasRestored": true}, "timeZone": "America/Chicago"}',
    headers: [],
  });
  const facade = {
    run,
    contextOf: async () => context as never,
    log: pino({ level: 'silent' }),
    onFile: async () => {},
  };
  const server = createServer(express().use(restRouter(facade, [offered]))).listen(0);
  onTestFinished(() => void server.close());
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${offered.path}?token=a`);
  expect(answer.status).toBe(200);
  return answer.headers;
}

test('an endpoint whose operation uses what is deprecated says since when, and when it ends', async () => {
  const headers = await headersOf(rowOf('GET /undo', undo));
  expect(headers.get('Deprecation')).toBe(`@${Date.UTC(2026, 10, 26) / 1000}`);
  expect(headers.get('Sunset')).toBe('Tue, 01 Jun 2027 00:00:00 GMT');
  expect(headers.get('Link')).toBe('</api/changelog>; rel="deprecation"; type="text/html"');
});

test('an endpoint that is deprecated itself names the earlier of its days, and its description says so', async () => {
  const old = rowOf('GET /undo', undo, OWN_REASON);
  const headers = await headersOf(old);
  expect(headers.get('Deprecation')).toBe(`@${Date.UTC(2026, 10, 26) / 1000}`);
  expect(headers.get('Sunset')).toBe('Tue, 01 Jun 2027 00:00:00 GMT');
  expect(describeRow(old, 'accounts')).toMatchObject({
    deprecated: true,
    description: expect.stringContaining(OWN_REASON),
    responses: { 200: { headers: { Sunset: { $ref: '#/components/headers/Sunset' } } } },
  });
});

test('other endpoints say nothing of it', async () => {
  const current = rowOf('GET /time-zone', parse('query RestZone { timeZone }'));
  const headers = await headersOf(current);
  expect([headers.get('Deprecation'), headers.get('Sunset'), headers.get('Link')]).toEqual([null, null, null]);
  expect(describeRow(current, 'accounts').deprecated).toBeUndefined();
});

test('a row whose reason lacks its days is refused', () => {
  expect(() => rowOf('GET /undo', undo, 'Use another instead')).toThrow('says too little');
});
