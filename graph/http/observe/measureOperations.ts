import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../../context';
import { operationSeconds } from './metrics';
import { reportRefusedAuthorization } from './refusedAuthorizations';

/** The maximum of operation names in the metrics. Callers choose the names, so any further names share one label. */
const MAX_NAMES = 200;

type Stop = (name: string | null | undefined, outcome: 'ok' | 'error') => void;

/** Starts a timer. The returned function stops it when the operation is answered. */
export type TimeOperation = () => Stop;

/** Times each operation under its own name. */
export function operationTimer(): TimeOperation {
  const names = new Set<string>();

  function labelOf(name: string | null | undefined): string {
    if (!name) return 'unnamed';
    if (names.size < MAX_NAMES) names.add(name);
    return names.has(name) ? name : 'other';
  }

  return () => {
    const stop = operationSeconds.startTimer();
    return (name, outcome) => void stop({ operation: labelOf(name), outcome });
  };
}

export const measureOperations = (timeOperation: TimeOperation): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    const stop = timeOperation();
    return {
      async willSendResponse({ operationName, errors, contextValue: { log, viewer } }) {
        stop(operationName, errors ? 'error' : 'ok');
        for (const { extensions, path } of errors ?? []) {
          const facts = { operation: operationName, field: path?.join('.'), viewerId: viewer?.id };
          reportRefusedAuthorization(log, extensions.code, facts);
        }
      },
    };
  },
});
