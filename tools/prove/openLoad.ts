import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export type LoadRequest = { port: number; path: string; method: string; headers: Record<string, string>; body: string };

/** The milliseconds of each answer by its kind, and the errors. */
export type Outcomes = { served: number[]; refused: number[]; wrong: string[] };

/** About as many connections as proxies and browsers keep open. */
const CONNECTIONS = 1_000;

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, maxFreeSockets: CONNECTIONS });

/** Sends one request. It's refused if the answer is 503 with `Retry-After`. */
export function send(
  { port, path, method, headers, body }: LoadRequest,
  { served, refused, wrong }: Outcomes,
): Promise<void> {
  const begin = performance.now();
  return new Promise((resolve) => {
    const fail = (error: Error) => {
      wrong.push(error.message);
      resolve();
    };
    const outgoing = request({ agent, port, path, method, headers }, (answer) => {
      answer.resume().on('error', fail);
      answer.on('end', () => {
        const took = performance.now() - begin;
        if (answer.statusCode === 200) served.push(took);
        else if (answer.statusCode === 503 && Number(answer.headers['retry-after']) > 0) refused.push(took);
        else wrong.push(`${answer.statusCode}`);
        resolve();
      });
    });
    outgoing.on('error', fail).end(body);
  });
}

export const noOutcomes = (): Outcomes => ({ served: [], refused: [], wrong: [] });

/** Measures the answers per second when `atOnce` clients each send a request as soon as the previous one is answered. */
export async function measurePeak(
  makeRequest: () => LoadRequest,
  { atOnce, seconds }: { atOnce: number; seconds: number },
) {
  const outcomes = noOutcomes();
  const end = performance.now() + seconds * 1_000;
  const client = async () => {
    while (performance.now() < end) await send(makeRequest(), outcomes);
  };
  await Promise.all(Array.from({ length: atOnce }, client));
  if (outcomes.wrong.length + outcomes.refused.length > 0) throw new Error(`Already overloaded: ${outcomes.wrong[0]}`);
  return outcomes.served.length / seconds;
}

/**
 * Opens the connections that later requests use. A server accepts one in each turn of its event loop, so that opening a
 * thousand under load would take seconds.
 */
export async function openConnections(makeRequest: () => LoadRequest): Promise<void> {
  const outcomes = noOutcomes();
  await Promise.all(Array.from({ length: CONNECTIONS }, () => send(makeRequest(), outcomes)));
  if (outcomes.wrong.length > 0) throw new Error(`Not open: ${outcomes.wrong[0]}`);
}

/** Sends requests at a fixed rate without waiting for answers. */
export async function sendAtRate(
  makeRequest: () => LoadRequest,
  { perSecond, seconds }: { perSecond: number; seconds: number },
) {
  const outcomes = noOutcomes();
  const begin = performance.now();
  const started: Promise<void>[] = [];
  for (let now = begin; now < begin + seconds * 1_000; now = performance.now()) {
    const due = Math.min(((now - begin) / 1_000) * perSecond, started.length + perSecond / 10);
    while (started.length < due) started.push(send(makeRequest(), outcomes));
    await sleep(5);
  }
  const servedInTime = outcomes.served.length;
  await Promise.all(started);
  return { ...outcomes, started: started.length, servedInTime };
}
