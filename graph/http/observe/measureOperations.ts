import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../../context';
import { operationSeconds } from './metrics';

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
      async willSendResponse({ operationName, errors }) {
        stop(operationName, errors ? 'error' : 'ok');
      },
    };
  },
});
