import type { Knex } from 'knex';
import { Gauge, type Registry } from 'prom-client';
import { prepared } from '../../database/reading/prepared';
import { LoadCache } from '../../LoadCache';

/** Counts a job that waits for a retry as `later`, and a job without attempts left as `stuck`. */
const FIGURES = `
  with jobs as (
    select run_at, attempts, max_attempts, locked_at from graphile_worker.jobs
  ), ledger as (
    select rancher_id, sum(case when type in ('CHARGE', 'ADJUSTMENT') then amount when type = 'REQUEST' then 0 else -amount end) as balance
    from commission_transactions group by rancher_id
  )
  select
    (select count(*) from jobs where attempts < max_attempts and run_at <= now())::float8 as "due",
    (select count(*) from jobs where attempts < max_attempts and run_at > now())::float8 as "later",
    (select count(*) from jobs where attempts >= max_attempts and locked_at is null)::float8 as "stuck",
    (select coalesce(extract(epoch from now() - min(run_at)), 0) from jobs
      where attempts < max_attempts and run_at <= now() and locked_at is null)::float8 as "oldest",
    (select count(*) from mails where state = 'FAILED')::float8 as "failedMails",
    (select count(*) from webhooks where failing_since is not null and enabled)::float8 as "failingWebhooks",
    (select count(*) from webhooks where failing_since is not null and not enabled)::float8 as "disabledWebhooks",
    (select coalesce(sum(abs(r.current_balance - coalesce(l.balance, 0))), 0)
      from ranchers r left join ledger l on l.rancher_id = r.id)::float8 as "drift"`;

type Figure = 'due' | 'later' | 'stuck' | 'oldest' | 'failedMails' | 'failingWebhooks' | 'disabledWebhooks' | 'drift';
type Figures = Record<Figure, number>;

/** In milliseconds. Lets the gauges of one scrape share a reading, and spares the database if there are many scrapers. */
const CACHED_FOR = 5_000;

const GAUGES: { name: string; help: string; label?: string; figures: Partial<Record<Figure, string>> }[] = [
  {
    name: 'herdline_jobs',
    help: 'Jobs in the queue: due, waiting for a later attempt, and stuck without attempts left.',
    label: 'state',
    figures: { due: 'due', later: 'later', stuck: 'stuck' },
  },
  {
    name: 'herdline_jobs_oldest_due_seconds',
    help: 'Seconds that the oldest due job has waited for a worker.',
    figures: { oldest: '' },
  },
  {
    name: 'herdline_mails_failed',
    help: 'Mails that could not be sent in any of their attempts.',
    figures: { failedMails: '' },
  },
  {
    name: 'herdline_webhooks',
    help: 'Webhooks whose receiver fails, and webhooks that were turned off because it failed for days.',
    label: 'state',
    figures: { failingWebhooks: 'failing', disabledWebhooks: 'disabled' },
  },
  {
    name: 'herdline_balance_drift_cents',
    help: 'Cents by which the balances of all ranches differ from the sums of their ledgers; anything but 0 is an error.',
    figures: { drift: '' },
  },
];

/** Registers metrics for alerts. They cover the whole platform, so every server reports the same. NaN without a database. */
export function operatorGauges(db: Knex, registry: Registry): void {
  const cache = new LoadCache<string, Figures | undefined>({
    keptFor: CACHED_FOR,
    failures: { keptFor: CACHED_FOR, are: () => true },
  });
  const load = async () => (await prepared<Figures>(db, { sql: FIGURES, bindings: [] }))[0];
  const read = () => cache.read('figures', load).catch(() => undefined);
  new Gauge({
    name: 'herdline_database_up',
    help: 'Whether the database answers this server.',
    registers: [registry],
    async collect() {
      this.set((await read()) ? 1 : 0);
    },
  });
  for (const { name, help, label, figures } of GAUGES) {
    new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [registry],
      async collect() {
        const found = await read();
        for (const [figure, state] of Object.entries(figures)) {
          this.set(label ? { [label]: state } : {}, found?.[figure as Figure] ?? Number.NaN);
        }
      },
    });
  }
}
