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
import type { Context, ContextOf } from '../../context';
import type { Notices } from '../../database/Notices';
import { maskError, Refusal, reportFailure } from '../../errors';
import { countAttempt } from '../../limits/attempts';
import { countCost } from '../../limits/countCost';
import { readSubscription } from '../../limits/readSubscription';
import { checkScopesFirst } from '../../schema/checkScopesFirst';
import type { UsedDeprecation } from '../../schema/usedDeprecations';
import type { CallerOf, ReadCaller } from '../../session/callers';
import { admittedAs } from '../admitOperations';
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

type Given = {
  schema: GraphQLSchema;
  contextOf: ContextOf;
  callerOf: CallerOf;
  notices: Notices;
  streams: OpenStreams;
};

type Asking = { req: Request; res: Response; asked: RequestParams };

type Answers = AsyncGenerator<ExecutionResult> | ExecutionResult;

/** Opens a stream, or returns one result that says why it can't. */
async function answerSubscription(given: Given, { req, res, asked }: Asking): Promise<Answers> {
  const context = await given.contextOf(req, res, false);
  const readCaller = given.callerOf(req);
  const stream = new AbortController();
  res.on('close', () => stream.abort());
  // If the client disconnected while the context was read, its `close` event has already passed.
  if (res.destroyed) stream.abort();
  try {
    const { asked: operation, cost } = readSubscription(given.schema, asked);
    checkScopesFirst(operation, context);
    const contextValue = { ...context, stream: { notices: given.notices, signal: stream.signal } };
    const args = argumentsOf(asked, { schema: given.schema, document: operation.document, contextValue });
    const source = await createSourceEventStream(args);
    if (!(Symbol.asyncIterator in source)) return masked(source, context);
    const listener = listenerOf(context);
    // Registers the stream before anything else is awaited, so that a session that ends in the meantime also ends this stream.
    given.streams.add(listener, stream);
    await countAttempt(context, 'stream', listener);
    await countCost(context, cost);
    // A session that ended before the stream was registered could not end it, so the caller is read again.
    if (!(await readCaller())?.viewer) stream.abort();
    const deprecations = admittedAs(operation, cost)?.deprecations;
    return answers(source, args, { readCaller, stream, cost, deprecations });
  } catch (error) {
    stream.abort();
    return refused(error, context);
  }
}

const listenerOf = ({ viewer, token }: Context) => (token ? `token ${token.id}` : `user ${viewer?.id}`);

type StreamArgs = ExecutionArgs & { contextValue: Context };

const argumentsOf = ({ operationName, variables }: RequestParams, rest: StreamArgs): StreamArgs => ({
  ...rest,
  operationName,
  variableValues: variables as Record<string, unknown>,
});

type Listening = {
  readCaller: ReadCaller;
  stream: AbortController;
  cost: number;
  deprecations: UsedDeprecation[] | undefined;
};

/** Runs each event as a separate operation, with the person's current rights. The first failure ends the stream. */
async function* answers(source: AsyncIterable<unknown>, args: StreamArgs, listening: Listening) {
  const { readCaller, stream, cost, deprecations } = listening;
  try {
    for await (const rootValue of source) {
      const caller = await readCaller();
      if (!caller?.viewer) return;
      const answer = await answerOnce({ ...args, rootValue, contextValue: { ...args.contextValue, ...caller } }, cost);
      yield deprecations ? { ...answer, extensions: { deprecations } } : answer;
      if (answer.errors) return;
    }
  } catch (error) {
    reportFailure(error, args.contextValue.log);
  } finally {
    stream.abort();
  }
}

async function answerOnce(args: StreamArgs, cost: number): Promise<ExecutionResult> {
  const { contextValue } = args;
  try {
    await countCost(contextValue, cost);
  } catch (error) {
    return refused(error, contextValue);
  }
  return masked(await execute(args), contextValue);
}

/** Rethrows errors that GraphQL cannot report. */
function refused(error: unknown, context: Context): ExecutionResult {
  if (error instanceof GraphQLError) return masked({ errors: [error] }, context);
  throw error;
}

function masked({ data, errors }: ExecutionResult, { log, config }: Context): ExecutionResult {
  const mask = maskError(log, config);
  return errors ? { data, errors: errors.map((error) => formatted(mask(error.toJSON(), error))) } : { data };
}

const formatted = ({ message, path, extensions }: ReturnType<ReturnType<typeof maskError>>) =>
  new GraphQLError(message, { path, extensions });
