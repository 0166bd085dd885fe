import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import { ERROR_STATUS } from '../../rules/errorCodes';
import type { Context } from '../context';

/** What a proxy or a polite program has to know without reading the answer. */
const TELLING = ['RATE_LIMITED', 'UNAVAILABLE'] as const;

/** Gives some errors of the graph their HTTP status, and Retry-After where the error says how long to wait. */
export const answerStatus: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response: { body, http } }) {
        const errors = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
        const code = TELLING.find((telling) => errors.some(({ extensions }) => extensions?.code === telling));
        if (!code) return;
        http.status = ERROR_STATUS[code];
        const seconds = retryAfter(errors);
        if (seconds) http.headers.set('retry-after', String(seconds));
      },
    };
  },
};

function retryAfter(errors: readonly GraphQLFormattedError[]): number | undefined {
  const waits = errors.map(({ extensions }) => extensions?.retryAfter).filter((wait) => typeof wait === 'number');
  return waits.length > 0 ? Math.max(...waits) : undefined;
}
