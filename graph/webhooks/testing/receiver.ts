import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import type { ReceivedEvent } from '../../events/testing/ledger';
import { testHost } from '../../outbound/testing/network';

export type Post = { path: string; headers: IncomingHttpHeaders; body: string };
type Answer = (post: Post, res: ServerResponse) => void;

/** Starts a receiver of webhooks until the test ends. It records the posts, and answers as the test wants. */
export async function testReceiver(answer: Answer = (_, res) => res.writeHead(204).end()) {
  const posts: Post[] = [];
  const behavior = { answer };
  const server = await testHost(async (req: IncomingMessage, res) => {
    const post = { path: req.url!, headers: req.headers, body: await text(req) };
    posts.push(post);
    behavior.answer(post, res);
  });
  const { port } = server.address() as AddressInfo;
  return {
    server,
    posts,
    host: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}/hooks`,
    answers: (next: Answer) => {
      behavior.answer = next;
    },
    ids: () => posts.map(({ headers }) => Number(headers['webhook-id'])),
  };
}

/** Returns the content of a post, after checking its signature as a receiver would. */
export function verified(secret: string, { body, headers }: Post): ReceivedEvent {
  return new Webhook(secret).verify(body, headers as Record<string, string>) as ReceivedEvent;
}
