import { Agent, request } from 'node:http';

export type Workload = { path: string; headers: Record<string, string>; body?: string };
export type Result = { perSecond: number; medianMs: number };

const CONNECTIONS = 16;

/** Sends one request after the other on each of 16 connections, for a time; any answer but 200 ends it. */
export async function load(origin: string, workload: Workload, seconds: number): Promise<Result> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  const runner = async () => {
    while (performance.now() < end) {
      const before = performance.now();
      await send(agent, origin, workload);
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, runner));
  agent.destroy();
  const sorted = times.sort((a, b) => a - b);
  return { perSecond: times.length / seconds, medianMs: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN };
}

/** The answer's text. */
export function send(agent: Agent, origin: string, { path, headers, body }: Workload): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, { agent, method: body ? 'POST' : 'GET', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(text)
          : reject(new Error(`${path}: ${response.statusCode} ${text.slice(0, 300)}`)),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
