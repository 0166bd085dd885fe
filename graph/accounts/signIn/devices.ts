import { audit } from '../../audit/audit';
import { deviceOf } from '../../audit/listAudit';
import { type Context, signedIn } from '../../context';
import { transaction } from '../../database/transaction';
import { notFound } from '../../errors';
import type { SignedInDevice } from '../../resolverTypes.generated';
import { User } from '../User';
import { IDLE, isOver } from './sessionLife';

type Row = { sid: string; userAgent: string | null; startedAt: string; rememberMe: string; lastUsedAt: string };

const SESSIONS = `
  select sid, sess ->> 'userAgent' as "userAgent", sess ->> 'startedAt' as "startedAt", sess ->> 'rememberMe' as "rememberMe",
    expire - make_interval(secs => coalesce((sess -> 'cookie' ->> 'originalMaxAge')::float8, ?) / 1000) as "lastUsedAt"
  from sessions
  where (sess ->> 'userId')::integer = ? and expire > now() and (sess ->> 'startedAt')::float8 >= ?
  order by "lastUsedAt" desc, sid`;

/** Lists the devices where the viewer is signed in, most recently used first. */
export async function listDevices(context: Context): Promise<SignedInDevice[]> {
  const { id, sessionsValidFrom } = signedIn(context);
  const { rows } = await context.db.raw<{ rows: Row[] }>(SESSIONS, [IDLE, id, sessionsValidFrom]);
  const own = context.session.storedId();
  const open = rows.filter(
    ({ startedAt, rememberMe }) => !isOver({ startedAt: Number(startedAt), rememberMe: rememberMe === 'true' }),
  );
  return open.map(({ sid, userAgent, startedAt, lastUsedAt }) => ({
    id: sid,
    name: userAgent ? deviceOf(userAgent) : 'Unknown device',
    signedInAt: new Date(Number(startedAt)).toISOString(),
    lastUsedAt,
    isThisOne: sid === own,
  }));
}

/** Matches the hash that identifies a stored session. PostgreSQL refuses some other texts with an error. */
const STORED_ID = /^[0-9a-f]{64}$/;

/** Signs the viewer out on one device, and ends the viewer's live streams on every server. Errors: NOT_FOUND. */
export async function signOutDevice(context: Context, sid: string): Promise<{ user: User }> {
  const { id } = signedIn(context);
  if (!STORED_ID.test(sid)) throw notFound('Device');
  await transaction(context.db, async (trx) => {
    const ended = await trx('sessions').where({ sid }).whereRaw("(sess ->> 'userId')::integer = ?", [id]).delete();
    if (ended === 0) throw notFound('Device');
    await trx.raw("select pg_notify('sessions_ended', ?)", [String(id)]);
    await audit(trx, context, { action: 'SIGNED_OUT', to: { type: 'USER', id } });
  });
  context.session.forget(id);
  return { user: await User.query(context.db).findById(id).throwIfNotFound() };
}
