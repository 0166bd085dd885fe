import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** 200, or what went wrong. */
type Outcome = 200 | string;

type Asking = { cookie?: string; queries: readonly string[]; atOnce?: number };

/** Asks the graph over and over, a few at a time, on connections that stay open; tells of each request how it went. */
export function keepAsking(port: number, { cookie = '', queries, atOnce = 8 }: Asking) {
  const agent = new Agent({ keepAlive: true });
  const outcomes: Outcome[] = [];
  let isOver = false;
  let asked = 0;
  const ask = () =>
    new Promise<Outcome>((resolve) => {
      const headers = { 'Content-Type': 'application/json', ...(cookie && { Cookie: cookie }) };
      request({ port, host: '127.0.0.1', path: '/graphql', method: 'POST', headers, agent }, (res) => {
        text(res).then(
          (said) => resolve(res.statusCode === 200 ? 200 : `${res.statusCode} ${said}`),
          (error: Error) => resolve(error.message),
        );
      })
        .on('error', ({ message }) => resolve(message))
        .end(JSON.stringify({ query: queries[asked++ % queries.length] }));
    });
  const one = async () => {
    while (!isOver) outcomes.push(await ask());
  };
  const all = Promise.all(Array.from({ length: atOnce }, one));
  return {
    /** Waits until so many requests were answered. */
    async reach(count: number) {
      while (outcomes.length < count) await sleep(20);
    },
    answered: () => outcomes.length,
    async stop() {
      isOver = true;
      await all;
      agent.destroy();
      return outcomes;
    },
  };
}

/** Whether a server has been asked since it started, so that the balancer knows that it is there. */
export async function isAsked(origin: string, metricsToken: string): Promise<boolean> {
  const answer = await fetch(`${origin}/metrics`, { headers: { Authorization: `Bearer ${metricsToken}` } });
  return /^herdline_http_request_seconds_count\{route="graphql"/m.test(await answer.text());
}
