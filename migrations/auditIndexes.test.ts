import { beforeAll, expect, test } from 'vitest';
import { listAudit } from '../graph/audit/listAudit';
import type { Context } from '../graph/context';
import { listMails } from '../graph/mail/listMails';
import { planOf } from '../graph/testing/countStatements';
import { ownDatabase } from '../graph/testing/database';

// A database of its own: plans depend on how much there is.
const db = await ownDatabase('audit_indexes');

beforeAll(async () => {
  await db.raw(`
    insert into audit_entries (action, actor_id, actor_name, record_type, record_id, record_name, created_at)
    select case when n % 500 = 0 then 'RANCH_REJECTED' else 'SIGNED_IN' end, n % 400, md5((n % 400)::text), 'USER',
           n % 400, md5(n::text), now() - n * interval '1 minute'
    from generate_series(1, 20000) as n;
    insert into users (email, name, user_type) select md5(n::text), '', 'CUSTOMER' from generate_series(1, 1000) as n;
    insert into mails (template, user_id, job_id, created_at)
    select 'passwordReset', u.id, n, now() - n * interval '1 minute' from users u, generate_series(1, 20) as n`);
  // New rows of a text index wait in a list that is slow to read, until this.
  await db.raw('vacuum analyze audit_entries, mails');
});

const audit = (args: object) => (context: Context) => listAudit(context, args);

test.each<[string, (context: Context) => Promise<unknown>, string]>([
  ['the newest acts', audit({}), 'audit_newest'],
  ['acts of a time', audit({ from: new Date(0), to: new Date() }), 'audit_newest'],
  ['acts of one kind', audit({ action: ['RANCH_REJECTED'] }), 'audit_of_action'],
  ['what a person did', audit({ actorId: '1' }), 'audit_of_actor'],
  ['what was done to a record', audit({ recordType: 'USER', recordId: '1' }), 'audit_of_record'],
  ['acts by a name', audit({ search: 'abcdef' }), 'audit_search'],
  ['the newest mails', (context) => listMails(context, {}), 'mails_newest'],
  ['mails to a person', (context) => listMails(context, { userId: '1' }), 'mails_of_user'],
  ['mails about an order', (context) => listMails(context, { orderId: '1' }), 'mails_of_order'],
])('admins find %s by an index', async (_what, read, index) => {
  expect(await planOf(db, read)).toContain(index);
});
