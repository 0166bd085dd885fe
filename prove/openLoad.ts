import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export type Ask = { port: number; path: string; method: string; headers: Record<string, string>; body: string };

/** What came of requests: how many milliseconds each answer took, by its kind. */
export type Outcomes = { served: number[]; refused: number[]; wrong: string[] };

/** As many as proxies and browsers hold open. */
const CONNECTIONS = 1_000;

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, maxFreeSockets: CONNECTIONS });

/** One request. Served, or refused as a server does that has no room. */
export function ask({ port, path, method, headers, body }: Ask, { served, refused, wrong }: Outcomes): Promise<void> {
  const begin = performance.now();
  return new Promise((resolve) => {
    const failed = (error: Error) => {
      wrong.push(error.message);
      resolve();
    };
    const sent = request({ agent, port, path, method, headers }, (answer) => {
      answer.resume().on('error', failed);
      answer.on('end', () => {
        const took = performance.now() - begin;
        if (answer.statusCode === 200) served.push(took);
        else if (answer.statusCode === 503 && Number(answer.headers['retry-after']) > 0) refused.push(took);
        else wrong.push(`${answer.statusCode}`);
        resolve();
      });
    });
    sent.on('error', failed).end(body);
  });
}

export const noOutcomes = (): Outcomes => ({ served: [], refused: [], wrong: [] });

/** As many at a time, each as soon as the last one was answered: what a server can do. Gives the answers a second. */
export async function peakOf(makeAsk: () => Ask, { atOnce, seconds }: { atOnce: number; seconds: number }) {
  const outcomes = noOutcomes();
  const end = performance.now() + seconds * 1_000;
  const client = async () => {
    while (performance.now() < end) await ask(makeAsk(), outcomes);
  };
  await Promise.all(Array.from({ length: atOnce }, client));
  if (outcomes.wrong.length + outcomes.refused.length > 0) throw new Error(`Too much already: ${outcomes.wrong[0]}`);
  return outcomes.served.length / seconds;
}

/**
 * Opens the connections that later requests come by. A server accepts one in each turn of its event loop, so that a thousand new ones take it
 * seconds while it is at work.
 */
export async function openConnections(makeAsk: () => Ask): Promise<void> {
  const outcomes = noOutcomes();
  await Promise.all(Array.from({ length: CONNECTIONS }, () => ask(makeAsk(), outcomes)));
  if (outcomes.wrong.length > 0) throw new Error(`Not open: ${outcomes.wrong[0]}`);
}

/** As many a second, whatever comes of the earlier ones. */
export async function offer(makeAsk: () => Ask, { perSecond, seconds }: { perSecond: number; seconds: number }) {
  const outcomes = noOutcomes();
  const begin = performance.now();
  const asked: Promise<void>[] = [];
  for (let now = begin; now < begin + seconds * 1_000; now = performance.now()) {
    const due = Math.min(((now - begin) / 1_000) * perSecond, asked.length + perSecond / 10);
    while (asked.length < due) asked.push(ask(makeAsk(), outcomes));
    await sleep(5);
  }
  const servedInTime = outcomes.served.length;
  await Promise.all(asked);
  return { ...outcomes, asked: asked.length, servedInTime };
}
