import { Agent, request } from 'node:http';

export type Ask = { path: string; headers: Record<string, string>; body?: string };

export const CONNECTIONS = 16;

/** How long, and how many requests at least: on a busy machine a second may be too short to tell anything. */
export type Window = { seconds: number; least: number };

/** Sends one request after the other on each connection, and says how many a second. Any answer but a 2xx ends it. */
export async function load(origin: string, ask: (connection: number) => Ask, { seconds, least }: Window) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let answered = 0;
  const begin = performance.now();
  const end = begin + seconds * 1_000;
  const runner = async (connection: number) => {
    while (performance.now() < end || answered < least) {
      await send(agent, origin, ask(connection));
      answered++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, connection) => runner(connection)));
  agent.destroy();
  return { requests: answered, perSecond: (answered * 1_000) / (performance.now() - begin) };
}

/** The answer's text. */
export function send(agent: Agent, origin: string, { path, headers, body }: Ask): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, { agent, method: body ? 'POST' : 'GET', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => {
        const isFine = response.statusCode && response.statusCode < 300 && !text.startsWith('{"errors"');
        if (isFine) resolve(text);
        else reject(new Error(`${path}: ${response.statusCode} ${text.slice(0, 500)}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
