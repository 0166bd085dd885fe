import Bowser from 'bowser';
import type { Knex } from 'knex';
import type { Context } from '../context';
import { newestFirst } from '../database/reading/keyset';
import { page, pageArgs } from '../database/reading/page';
import { type SearchTerms, searchTerms } from '../database/reading/searchTerms';
import { whereCounted } from '../database/reading/storedCount';
import { badInput } from '../errors';
import type { AdminAuditArgs, AuditAction } from '../resolverTypes.generated';
import { idNumber } from '../schema/arguments';
import type { AuditEntryPage, AuditEntryRow } from './AuditEntry';

/** Lists who did what, newest first, for admins. Errors: BAD_USER_INPUT. */
export async function listAudit({ db }: Context, args: AdminAuditArgs): Promise<AuditEntryPage> {
  const query = db('audit_entries');
  if (args.action?.length) withAction(query, args.action);
  if (typeof args.actorId === 'string') query.whereRaw('actor_id = ?', [idNumber(args.actorId, 'actorId')]);
  if (args.recordType) query.whereRaw('record_type = ?', [args.recordType]);
  if (typeof args.recordId === 'string') {
    if (!args.recordType) throw badInput({ recordType: 'Give the record type together with the record id' });
    query.whereRaw('record_id = ?', [idNumber(args.recordId, 'recordId')]);
  }
  if (args.from) query.whereRaw('created_at >= ?', [args.from]);
  if (args.to) query.whereRaw('created_at < ?', [args.to]);
  const terms = searchTerms(args.search);
  if (terms) withMatch(query, terms);
  const { action, ...narrowing } = args;
  const kept = whereCounted('audit_entries', narrowing, action);
  return page<AuditEntryRow>(db, query, { columns: ['*'], order: newestFirst, kept, ...pageArgs(args) });
}

/** A single action gets its own condition, because an index has the entries of one action in order. */
function withAction(query: Knex.QueryBuilder, actions: readonly AuditAction[]): void {
  if (actions.length === 1) query.whereRaw('action = ?', [...actions]);
  else query.whereRaw('action = any(?)', [[...actions]]);
}

/** Collects the ids first. With a plain condition, PostgreSQL would go through all entries, newest first. */
function withMatch(query: Knex.QueryBuilder, { typed }: SearchTerms): void {
  const match = "select id from audit_entries where search_form(lower(actor_name || ' ' || record_name)) like ?";
  query.whereRaw(`id = any(array(${match}))`, [typed]);
}

/** A short name such as 'Safari 17 on iOS'. For other programs, the name that they send. */
export function deviceOf(userAgent: string): string {
  const start = userAgent.slice(0, 300); // Bowser's patterns are slow on long texts.
  const { browser, os } = Bowser.parse(start);
  if (!browser.name) return start.replace(/ .*/s, '').slice(0, 60).replace('/', ' ');
  const version = browser.version?.split('.', 1)[0];
  const name = version ? `${browser.name} ${version}` : browser.name;
  return os.name ? `${name} on ${os.name}` : name;
}
