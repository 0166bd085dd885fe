import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../../context';
import { operationSeconds } from './metrics';

/** Callers choose the names of operations. Beyond this many names the others share one, so the metrics stay small. */
const MOST_NAMES = 200;

/** Times each operation under its own name. */
export function measureOperations(): ApolloServerPlugin<Context> {
  const names = new Set<string>();

  function labelOf(name: string | null): string {
    if (name === null) return 'unnamed';
    if (names.size < MOST_NAMES) names.add(name);
    return names.has(name) ? name : 'other';
  }

  return {
    async requestDidStart() {
      const stop = operationSeconds.startTimer();
      return {
        async willSendResponse({ operationName, errors }) {
          stop({ operation: labelOf(operationName ?? null), outcome: errors ? 'error' : 'ok' });
        },
      };
    },
  };
}
