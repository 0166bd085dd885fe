import { expect, test } from 'vitest';
import { testApp } from './testApp';

const metricsOf = async (origin: string) => (await fetch(`${origin}/metrics`)).text();

async function run(origin: string, body: object) {
  const headers = { 'Content-Type': 'application/json' };
  await (await fetch(`${origin}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) })).text();
}

test('tells of the process, its requests and its connections, as Prometheus reads it', async () => {
  const { origin } = await testApp();
  await run(origin, { query: '{ viewer { id } }' });
  const response = await fetch(`${origin}/metrics`);
  expect(response.headers.get('Content-Type')).toContain('text/plain');
  const text = await response.text();
  expect(text).toContain('process_cpu_seconds_total');
  expect(text).toMatch(/herdline_http_request_seconds_count\{route="graphql",method="POST",status="200"\} [1-9]/);
  expect(text).toMatch(/herdline_database_connections\{state="waiting"\} 0/);
});

test('times operations by name and outcome', async () => {
  const { origin } = await testApp();
  await run(origin, { query: 'query MeasuredPage { viewer { id } }' });
  await run(origin, { query: 'query RefusedPage { ranchers { totalCount } }' });
  const text = await metricsOf(origin);
  expect(text).toContain('herdline_graphql_operation_seconds_count{operation="MeasuredPage",outcome="ok"} 1');
  expect(text).toContain('herdline_graphql_operation_seconds_count{operation="RefusedPage",outcome="error"} 1');
});
