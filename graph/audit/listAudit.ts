import type { Knex } from 'knex';
import type { Context } from '../context';
import { newestFirst } from '../database/keyset';
import { contains } from '../database/like';
import { page } from '../database/page';
import { badInput } from '../errors';
import { idNumber } from '../ids';
import type { AdminAuditArgs, AuditAction } from '../resolverTypes.generated';
import type { AuditEntryPage, AuditEntryRow } from './AuditEntry';

/** Who did what, newest first, for admins. Errors: BAD_USER_INPUT. */
export async function listAudit({ db }: Context, args: AdminAuditArgs, columns: string[]): Promise<AuditEntryPage> {
  const query = db('auditEntries');
  if (args.action) withAction(query, args.action);
  if (typeof args.actorId === 'string') query.where('actorId', idNumber(args.actorId, 'actorId'));
  if (args.recordType) query.where('recordType', args.recordType);
  if (typeof args.recordId === 'string') {
    if (!args.recordType) throw badInput({ recordType: 'A record is named by its type and its id' });
    query.where('recordId', idNumber(args.recordId, 'recordId'));
  }
  if (args.from) query.where('createdAt', '>=', args.from);
  if (args.to) query.where('createdAt', '<', args.to);
  if (args.search?.trim()) withMatch(query, args.search);
  return page<AuditEntryRow>(db, query, { columns, order: newestFirst, first: args.first, after: args.after });
}

/** One act is asked for apart: an index of it holds the entries in their order, which one of several acts cannot. */
function withAction(query: Knex.QueryBuilder, [first, ...others]: readonly AuditAction[]): void {
  if (first && others.length === 0) query.where('action', first);
  else query.whereRaw('action = any(?)', [first ? [first, ...others] : []]);
}

/** Their ids first: looking for few, PostgreSQL would otherwise go through all from the newest on. */
function withMatch(query: Knex.QueryBuilder, search: string): void {
  const match = "select id from audit_entries where lower(actor_name || ' ' || record_name) like ?";
  query.whereRaw(`id = any(array(${match}))`, [contains(search)]);
}
