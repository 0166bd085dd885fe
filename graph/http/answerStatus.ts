import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import { ERROR_STATUS } from '../../rules/errorCodes';
import type { Context } from '../context';

/** Error codes that proxies and clients must see without reading the body. */
const CODES_WITH_STATUS = ['RATE_LIMITED', 'UNAVAILABLE'] as const;

/** Sets the HTTP status of some GraphQL errors, and Retry-After if the error says how long to wait. */
export const answerStatus: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response: { body, http } }) {
        const errors = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
        const code = CODES_WITH_STATUS.find((candidate) =>
          errors.some(({ extensions }) => extensions?.code === candidate),
        );
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
