import type { Request, Response } from 'express';
import {
  createSourceEventStream,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import type { RequestParams } from 'graphql-sse';
import type { Context, ContextOf } from '../../context';
import type { Notices } from '../../database/Notices';
import { maskError, reportFailure } from '../../errors';
import { countAttempt } from '../../limits/attempts';
import { countCost } from '../../limits/countCost';
import { readSubscription } from '../../limits/readSubscription';
import { checkScopesFirst } from '../../schema/checkScopesFirst';
import type { UsedDeprecation } from '../../schema/usedDeprecations';
import type { CallerOf, ReadCaller } from '../../session/callers';
import { admittedAs } from '../admitOperations';
import type { OpenStreams } from './OpenStreams';

export type Given = {
  schema: GraphQLSchema;
  contextOf: ContextOf;
  callerOf: CallerOf;
  notices: Notices;
  streams: OpenStreams;
};

type Asking = { req: Request; res: Response; asked: RequestParams };

type Answers = AsyncGenerator<ExecutionResult> | ExecutionResult;

/** Opens a stream, or returns one result that says why it can't. */
export async function answerSubscription(given: Given, { req, res, asked }: Asking): Promise<Answers> {
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
