import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../../context';
import { operationSeconds } from './metrics';

/** Names are the caller's words: past so many, the rest share one. */
const MOST_NAMES = 200;
const names = new Set<string>();

/** Times each operation under its own name. */
export const measureOperations: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    const stop = operationSeconds.startTimer();
    return {
      async willSendResponse({ operationName, errors }) {
        stop({ operation: labelOf(operationName ?? null), outcome: errors ? 'error' : 'ok' });
      },
    };
  },
};

function labelOf(name: string | null): string {
  if (name === null) return 'unnamed';
  if (names.size < MOST_NAMES) names.add(name);
  return names.has(name) ? name : 'other';
}
