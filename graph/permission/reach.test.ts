import type { Knex } from 'knex';
import { expect, test } from 'vitest';
import { type Duty, dutiesOf, type Role } from '../../rules/accounts/duties';
import { ownDatabase } from '../testing/database';
import { testGraph } from '../testing/graph';
import { type Market, market as seed } from './testing/market';
import { mutationRequests } from './testing/mutationRequests';
import type { Person } from './testing/people';

// A verb that writes what gives somebody else's account, or another duty, is an edge from one duty to another. There is none, so
// nobody reaches another duty in two steps or more.

const db = await ownDatabase('reach');

/**
 * What gives each duty, as SQL that reads it without what belongs to the person who acts. Who can write an account's email,
 * factors or role can act as its owner, and so has the duty for people.
 */
const GIVES: Record<string, { duty: Duty; sql: string }> = {
  ...Object.fromEntries(
    [
      'passkeys',
      'authenticators',
      'recovery_codes',
      'password_resets',
      'api_tokens',
      'webhooks',
      'email_confirmations',
      'ranch_helpers',
    ].map((table) => [table, { duty: 'PEOPLE', sql: `select * from ${table} t where user_id <> :me` }]),
  ),
  accounts: {
    duty: 'PEOPLE',
    sql: 'select id, email, password_hash, user_type, admin_role, calendar_key from users t where id <> :me',
  },
  helperInvitations: { duty: 'PEOPLE', sql: 'select * from helper_invitations t' },
  adminInvitations: { duty: 'PEOPLE', sql: 'select * from admin_invitations t' },
  howFamiliesPay: { duty: 'MONEY', sql: 'select id, user_id, payment_instructions, commission_rate from ranchers t' },
  ledger: { duty: 'MONEY', sql: "select * from commission_transactions t where type not in ('CHARGE', 'ADJUSTMENT')" },
  payments: { duty: 'MONEY', sql: 'select * from order_payments t' },
  prices: { duty: 'RANCH', sql: 'select id, half_cow_price, approval from ranchers t' },
  products: { duty: 'RANCH', sql: 'select * from products t' },
  orders: { duty: 'ORDERS', sql: 'select id, status, private_notes from orders t' },
};

const ROLES: [Person & keyof Market['people'], Role][] = [
  ['support', 'SUPPORT'],
  ['finance', 'FINANCE'],
  ['ranch runner', 'RUN_RANCH'],
  ['order worker', 'WORK_ORDERS'],
];

/** Requests that write as much as they can, where those of the table write little. */
const GREEDY: Record<string, (market: Market) => string> = {
  'a new email of a ranch': ({ people }) =>
    `updateRancherContact(rancherId: ${people.rancher.ranch.id}, input: { email: "mine@herdline.test" }) { rancher { id } }`,
  'all of a profile': ({ people }) => `updateRancherProfile(rancherId: ${people.rancher.ranch.id},
    input: { herdSize: "40", paymentInstructions: "To me", halfCowPrice: 1 }) { id }`,
};

async function read(trx: Knex, me: number): Promise<Map<string, string>> {
  const seen = new Map<string, string>();
  for (const [name, { sql }] of Object.entries(GIVES)) {
    const { rows } = await trx.raw(
      `select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) from (${sql}) t`,
      { me },
    );
    seen.set(name, rows[0].md5);
  }
  return seen;
}

/** Verbs by which people set something of their own that others have confirmed by an emailed link. */
const BY_LINK =
  /^Mutation\.(login|logout|register|registerRancher|resetPassword|requestPasswordReset|confirmEmail|undoEmailChange|secureAccount|accept\w+Invitation)$/;

test.each(ROLES)(
  '%s reaches nothing of a duty that the role lacks',
  async (person, role) => {
    const trx = await db.transaction();
    try {
      const graph = await testGraph(trx);
      const market = await seed(graph);
      const { id: me } = market.people[person];
      const lacked = Object.entries(GIVES).filter(([, { duty }]) => !dutiesOf(role).includes(duty));
      const requests = [
        ...Object.entries(mutationRequests).filter(([name]) => name.startsWith('Mutation.') && !BY_LINK.test(name)),
        ...Object.entries(GREEDY).map(
          ([name, write]) => [name, (given: Market) => ({ query: `mutation { ${write(given)} }` })] as const,
        ),
      ];
      // Approving a ranch gives an account without a password a temporary one, which only the server's log shows.
      await trx('users').whereNull('passwordHash').update({ passwordHash: 'none' });
      const before = await read(trx, me);
      const reached: string[] = [];
      for (const [name, request] of requests) {
        await trx.raw('savepoint before');
        const { query, variables } = request(market) as { query: string; variables?: Record<string, unknown> };
        const { data } = await graph.as({ id: me }).run(query, variables);
        // A refused change is rolled back, which this transaction does only below.
        const wasDone = Object.values(data ?? {}).some((payload) => payload !== null);
        const after = wasDone ? await read(trx, me) : before;
        for (const [what] of lacked) if (after.get(what) !== before.get(what)) reached.push(`${name} writes ${what}`);
        await trx.raw('rollback to savepoint before');
      }
      expect(reached).toEqual([]);
    } finally {
      await trx.rollback();
    }
  },
  240_000,
);
