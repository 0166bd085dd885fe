import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse, serialize } from 'cookie';
import type { Knex } from 'knex';
import type { Config } from '../config';
import type { Context } from '../context';
import { prepared } from '../database/reading/prepared';

const YEAR = 365 * 24 * 60 * 60;

/** Enough for a processor that works for all ranches around it. */
const MAX_DOORS = 50;

const isSecure = ({ publicUrl }: Config) => publicUrl.startsWith('https:');

/** With `__Host-`, browsers accept the cookie only from this host, like the session's. */
const nameOf = (config: Config) => (isSecure(config) ? '__Host-herdline.doors' : 'herdline.doors');

const proofOf = ({ sessionSecret }: Config, ids: string) =>
  createHmac('sha256', sessionSecret).update(`doors ${ids}`).digest();

/** A signed cookie beyond sessions. Each request asks whether a door still leads anywhere. */
export function keepDoors(config: Config, res: ServerResponse, ids: readonly number[], plant?: number): void {
  const text = [...ids.slice(0, MAX_DOORS), ...(plant ? [`p${plant}`] : [])].join('-');
  const maxAge = text === '' ? 0 : YEAR;
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(config), maxAge } as const;
  const value = `${text}.${proofOf(config, text).toString('base64url')}`;
  res.appendHeader('Set-Cookie', serialize(nameOf(config), value, attributes));
}

/** A statement of its own, because most requests have no such cookie. Records a use at most once a minute. */
const READ = `
  with live as (select id, last_used_at from processor_doors where id = any(?) and revoked_at is null),
  used as (
    update processor_doors d set last_used_at = now() from live
    where d.id = live.id and coalesce(live.last_used_at < now() - interval '1 minute', true)
  )
  select id from live order by id`;

/** Returns the doors that are open in the browser of a request and weren't revoked, and the plant whose own link is open there. */
export async function readDoors(
  config: Config,
  db: Knex,
  { headers }: IncomingMessage,
): Promise<Pick<Context, 'doors' | 'plant'>> {
  const value = headers.cookie === undefined ? undefined : parse(headers.cookie)[nameOf(config)];
  const [text = '', proof = ''] = value?.split('.') ?? [];
  if (text === '' || !isProof(Buffer.from(proof, 'base64url'), proofOf(config, text))) return {};
  const ids = text.split('-');
  const plant = Number(ids.find((id) => id.startsWith('p'))?.slice(1)) || undefined;
  const rows = await prepared<{ id: number }>(db, {
    sql: READ,
    bindings: [ids.filter((id) => !id.startsWith('p')).map(Number)],
  });
  return { ...(rows.length > 0 && { doors: rows.map(({ id }) => id) }), plant };
}

const isProof = (given: Buffer, proof: Buffer): boolean =>
  given.length === proof.length && timingSafeEqual(given, proof);
