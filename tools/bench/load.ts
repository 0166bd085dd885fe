import { Agent, request } from 'node:http';

export type LoadRequest = { path: string; headers: Record<string, string>; body?: string };

export const CONNECTIONS = 16;

/** How long to send requests, and how many at least, because a busy machine may answer too few in a second. */
export type Window = { seconds: number; minRequests: number };

/** Sends one request after the other on each connection, and returns the requests per second. Rejects if one fails. */
export async function load(
  origin: string,
  makeRequest: (connection: number) => LoadRequest,
  { seconds, minRequests }: Window,
) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let answered = 0;
  const begin = performance.now();
  const end = begin + seconds * 1_000;
  const sendInTurn = async (connection: number) => {
    while (performance.now() < end || answered < minRequests) {
      await send(agent, origin, makeRequest(connection));
      answered++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, connection) => sendInTurn(connection)));
  agent.destroy();
  return { requests: answered, perSecond: (answered * 1_000) / (performance.now() - begin) };
}

/** Returns the answer's text. */
export function send(agent: Agent, origin: string, { path, headers, body }: LoadRequest): Promise<string> {
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
