import type { Knex } from 'knex';
import type { AuditAction, RecordType } from '../../rules/platformVocabulary';
import type { Context } from '../context';
import type { Change } from './changesOf';

/** The record that something was done to. */
type Subject = { type: RecordType; id: number };

type Act = { action: AuditAction; to?: Subject; changes?: Change[] };

/** A command has no viewer. */
type By = Pick<Context, 'viewer' | 'token'>;

const NAME_OF: Record<RecordType, string> = {
  USER: 'select name from users where id = ?',
  RANCHER: 'select ranch_name from ranchers where id = ?',
  ORDER: "select 'Order #' || id from orders where id = ?",
};

/**
 * Writes down who did what to which record, in the transaction of the act itself: what did not happen leaves no entry.
 * No password, token or hash may be among the changes.
 */
export async function audit(trx: Knex, { viewer, token }: By, { action, to, changes = [] }: Act): Promise<void> {
  const nameOf = (type: RecordType, id: number) => trx.raw(`coalesce((${NAME_OF[type]}), '')`, [id]);
  await trx('auditEntries').insert({
    action,
    changes: JSON.stringify(changes),
    ...(viewer && { actorId: viewer.id, actorName: nameOf('USER', viewer.id) }),
    ...(token && { tokenName: token.name }),
    ...(to && { recordType: to.type, recordId: to.id, recordName: nameOf(to.type, to.id) }),
  });
}
