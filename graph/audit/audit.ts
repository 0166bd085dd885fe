import type { Knex } from 'knex';
import type { AuditAction, RecordType } from '../../rules/words/platformVocabulary';
import type { Context } from '../context';
import { sendAhead } from '../database/transaction';

type Entry = { action: AuditAction; to?: { type: RecordType; id: number }; changes?: Change[] };

/** Who acts. A command has no viewer and no address, and whoever signs up is not the viewer yet. */
type By = Partial<Pick<Context, 'token' | 'address' | 'userAgent'>> & { viewer: { id: number } | null };

/** Longer than the user agent of any browser. */
const MAX_USER_AGENT_LENGTH = 500;

const NAME_OF: Record<RecordType, string> = {
  USER: 'select name from users where id = ?',
  RANCHER: 'select ranch_name from ranchers where id = ?',
  ORDER: "select 'Order #' || id from orders where id = ?",
};

/** Logs in the transaction of the change itself. Never pass passwords, tokens or hashes as changes. */
export async function audit(trx: Knex, by: By, { action, to, changes = [] }: Entry): Promise<void> {
  const { viewer, token, address, userAgent } = by;
  const nameOf = (type: RecordType, id: number) => trx.raw(`coalesce((${NAME_OF[type]}), '')`, [id]);
  const entry = {
    action,
    changes: JSON.stringify(changes),
    // Show IPv4 addresses in their plain form, without the socket's prefix.
    address: address?.replace(/^::ffff:(?=\d+\.)/, '') || null,
    userAgent: userAgent?.slice(0, MAX_USER_AGENT_LENGTH) || null,
    ...(viewer && { actorId: viewer.id, actorName: nameOf('USER', viewer.id) }),
    ...(token && { tokenName: token.name }),
    ...(to && { recordType: to.type, recordId: to.id, recordName: nameOf(to.type, to.id) }),
  };
  await sendAhead(trx, trx('auditEntries').insert(entry));
}

/** Logs a download. It's about the ranch in the path, or else the viewer's ranch. */
export function auditExport(context: Context, fileName: string, ranchOfPath: string): Promise<void> {
  const rancherId = ranchOfPath || context.viewer?.ranchId;
  const to = rancherId ? { type: 'RANCHER' as const, id: Number(rancherId) } : undefined;
  return audit(context.db, context, {
    action: 'EXPORTED',
    to,
    changes: [{ field: 'file', before: null, after: fileName }],
  });
}

/** A value that changed, as text. Null means that there was none, or is none now. */
export type Change = { field: string; before: string | null; after: string | null };

/** The differences between two states of a record, for the fields in `after`. */
export function changesOf(before: object, after: object): Change[] {
  const changes = Object.entries(after).map(([field, value]) => ({
    field,
    before: textOf(before[field as keyof typeof before]),
    after: textOf(value),
  }));
  return changes.filter((change) => change.before !== change.after);
}

/** A list has one item per line, and an object is its values. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.length > 0 ? value.map(textOf).join('\n') : null;
  if (typeof value === 'object') return Object.values(value).map(textOf).filter(Boolean).join(' ');
  return String(value);
}
