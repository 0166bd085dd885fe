import type { Logger } from 'pino';
import { Counter } from 'prom-client';
import { registry } from './registry';

const CODES = ['FORBIDDEN', 'UNAUTHENTICATED'];

const refusedAuthorizations = new Counter({
  name: 'herdline_refused_authorizations_total',
  help: 'Requests for what the caller may not do or read, or only when signed in.',
  labelNames: ['code'],
  registers: [registry],
});

/** The loggers of requests that were reported. A REST request is refused twice, as an operation and as a request. */
const reported = new WeakSet<Logger>();

/** Logs and counts a request that is refused for lack of rights. `log` is the request's own. */
export function reportRefusedAuthorization(log: Logger, code: unknown, facts: object = {}): void {
  if (!CODES.includes(String(code)) || reported.has(log)) return;
  reported.add(log);
  refusedAuthorizations.inc({ code: String(code) });
  log.info({ code, ...facts }, 'an authorization was refused');
}
