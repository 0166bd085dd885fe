import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** 200, or the error. */
type Outcome = 200 | string;

type Options = { cookie?: string; queries: readonly string[]; atOnce?: number };

/** Sends GraphQL requests until `stop` is called, `atOnce` at a time on keep-alive connections. `stop` returns their outcomes. */
export function keepAsking(port: number, { cookie = '', queries, atOnce = 8 }: Options) {
  const agent = new Agent({ keepAlive: true });
  const outcomes: Outcome[] = [];
  let isOver = false;
  let sent = 0;
  const send = () =>
    new Promise<Outcome>((resolve) => {
      const headers = { 'Content-Type': 'application/json', ...(cookie && { Cookie: cookie }) };
      request({ port, host: '127.0.0.1', path: '/graphql', method: 'POST', headers, agent }, (res) => {
        text(res).then(
          (body) => resolve(res.statusCode === 200 ? 200 : `${res.statusCode} ${body}`),
          (error: Error) => resolve(error.message),
        );
      })
        .on('error', ({ message }) => resolve(message))
        .end(JSON.stringify({ query: queries[sent++ % queries.length] }));
    });
  const sendInTurn = async () => {
    while (!isOver) outcomes.push(await send());
  };
  const senders = Promise.all(Array.from({ length: atOnce }, sendInTurn));
  return {
    /** Waits until `count` requests have ended. */
    async reach(count: number) {
      while (outcomes.length < count) await sleep(20);
    },
    answered: () => outcomes.length,
    async stop() {
      isOver = true;
      await senders;
      agent.destroy();
      return outcomes;
    },
  };
}

/** Whether a server has answered a GraphQL request since it started, which shows that the balancer has found it. */
export async function isAsked(origin: string, metricsToken: string): Promise<boolean> {
  const answer = await fetch(`${origin}/metrics`, { headers: { Authorization: `Bearer ${metricsToken}` } });
  return /^herdline_http_request_seconds_count\{route="graphql"/m.test(await answer.text());
}
