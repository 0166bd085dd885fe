import type { Request, RequestHandler, Response } from 'express';
import { createHandler } from 'graphql-sse/lib/use/express';
import { Refusal } from '../../errors';
import { answerSubscription, type Given } from './answerSubscription';
import { OpenStreams } from './OpenStreams';

type Options = Omit<Given, 'streams'> & { isStopping: () => boolean };

/** Serves subscriptions as server-sent events, one request each. They hold no database connection while they wait. */
export function createSubscriptions({ isStopping, ...given }: Options) {
  const streams = new OpenStreams();
  endWith(given.notices, streams);
  const handler = createHandler({
    // Each subscription is one request, so nothing is stored between requests.
    authenticate: () => null,
    onSubscribe: ({ raw, context }, asked) =>
      answerSubscription({ ...given, streams }, { req: raw as Request, res: context.res as Response, asked }),
  });
  const middleware: RequestHandler = async (req, res) => {
    if (isStopping()) throw new Refusal('UNAVAILABLE', 'The server is about to stop. Please try again');
    // Proxies must not buffer responses, which would delay events.
    res.set('X-Accel-Buffering', 'no');
    await handler(req as never, res as never);
  };
  return { middleware, endAll: () => streams.endAll() };
}

function endWith(notices: Given['notices'], streams: OpenStreams): void {
  notices.on('sessions_ended', (userId) => streams.endStreamsOf(`user ${userId}`));
  notices.on('token_revoked', (tokenId) => streams.endStreamsOf(`token ${tokenId}`));
  // Clients then reconnect and read what they missed.
  notices.on('gap', () => streams.endAll());
}
