import type { Request, RequestHandler, Response } from 'express';
import {
  createSourceEventStream,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import type { RequestParams } from 'graphql-sse';
import { createHandler } from 'graphql-sse/lib/use/express';
import type { Logger } from 'pino';
import type { Context } from '../context';
import type { Notices } from '../database/Notices';
import { maskError, Refusal, reportFailure } from '../errors';
import { countAttempt } from '../limits/attempts';
import { readSubscription } from '../limits/readSubscription';
import { OpenStreams } from './OpenStreams';
import type { ContextOf } from './requestContext';
import type { Sessions } from './sessions';

type Options = {
  schema: GraphQLSchema;
  contextOf: ContextOf;
  sessions: Sessions;
  notices: Notices;
  isStopping: () => boolean;
};

type Answers = AsyncGenerator<ExecutionResult> | ExecutionResult;

/** Subscriptions as server-sent events, one request each. They hold no connection to the database while they wait. */
export function createSubscriptions({ schema, contextOf, sessions, notices, isStopping }: Options) {
  const streams = new OpenStreams();
  notices.on('sessions_ended', (userId) => streams.endOf(Number(userId)));
  // Who was listening asks again, and sees what went unheard.
  notices.on('gap', () => streams.endAll());

  async function answersTo(req: Request, res: Response, asked: RequestParams): Promise<Answers> {
    const context = await contextOf(req, res);
    const readViewer = viewerReader(req, sessions);
    const stream = new AbortController();
    res.on('close', () => stream.abort());
    // A browser that left while the context was read is not told of again.
    if (res.destroyed) stream.abort();
    try {
      const args = argumentsOf(schema, asked, { ...context, stream: { notices, signal: stream.signal } });
      const source = await createSourceEventStream(args);
      if (!(Symbol.asyncIterator in source)) return masked(source, context.log);
      // Before anything is waited for: a session that ends meanwhile must find the stream.
      streams.add(context.viewer!.id, stream);
      await countAttempt(context, 'stream', String(context.viewer!.id));
      return answers(source, args, { readViewer, stream });
    } catch (error) {
      stream.abort();
      if (error instanceof GraphQLError) return masked({ errors: [error] }, context.log);
      throw error;
    }
  }

  const handler = createHandler({
    // One request for each subscription: nothing is kept between requests under a token.
    authenticate: () => null,
    onSubscribe: ({ raw, context }, asked) => answersTo(raw as Request, context.res as Response, asked),
  });
  const middleware: RequestHandler = async (req, res) => {
    if (isStopping()) throw new Refusal('UNAVAILABLE', 'The server is about to stop. Please try again');
    // A proxy that gathers what it passes on would hold the events back.
    res.set('X-Accel-Buffering', 'no');
    await handler(req as never, res as never);
  };
  return { middleware, endAll: () => streams.endAll() };
}

/** Reads anew who listens. That a window stands open is no use of the session: it does not make it last longer. */
function viewerReader(req: Request, sessions: Sessions) {
  const { session } = req;
  Object.assign(req, { session: null });
  return () => sessions.viewerOf({ session });
}

type StreamArgs = ExecutionArgs & { contextValue: Context };

function argumentsOf(schema: GraphQLSchema, asked: RequestParams, contextValue: Context): StreamArgs {
  const { operationName, variables } = asked;
  return {
    schema,
    document: readSubscription(schema, asked),
    operationName,
    variableValues: variables as Record<string, unknown>,
    contextValue,
  };
}

type Listening = { readViewer: () => ReturnType<Sessions['viewerOf']>; stream: AbortController };

/** Each answer is an operation of its own, with the rights that the person has now. It ends with the first that fails. */
async function* answers(source: AsyncIterable<unknown>, args: StreamArgs, { readViewer, stream }: Listening) {
  const { log } = args.contextValue;
  try {
    for await (const rootValue of source) {
      const viewer = await readViewer();
      if (!viewer) return;
      const answer = await execute({ ...args, rootValue, contextValue: { ...args.contextValue, viewer } });
      yield masked(answer, log);
      if (answer.errors) return;
    }
  } catch (error) {
    reportFailure(error, log);
  } finally {
    stream.abort();
  }
}

function masked({ data, errors }: ExecutionResult, log: Logger): ExecutionResult {
  const mask = maskError(log);
  return errors ? { data, errors: errors.map((error) => formatted(mask(error.toJSON(), error))) } : { data };
}

const formatted = ({ message, path, extensions }: ReturnType<ReturnType<typeof maskError>>) =>
  new GraphQLError(message, { path, extensions });
