import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { doorLinksForm } from '../../rules/herd/doorForm';
import { hashOfLinkToken, invalidToken } from '../accounts/linkToken';
import type { Context } from '../context';
import type { RowId } from '../database/reading/rowId';
import { transaction } from '../database/transaction';
import { notFound } from '../errors';
import { countAttempt } from '../limits/attempts';
import { queueMail } from '../mail/queueMail';
import type { MutationMarkDoorPrintedArgs } from '../resolverTypes.generated';
import { idNumber, validate } from '../schema/arguments';
import { mailPlantLink, openPlant } from '../slots/plants';
import { dayArgument } from './dayArgument';
import { CONTENT, IS_BEHIND } from './doorShape';

type Opened = { id: number; processorId: number };

/** Opens the door of a link in this browser, in place of an earlier one to the same processor. Errors: BAD_USER_INPUT, RATE_LIMITED. */
export async function openDoor(context: Context, token: string): Promise<RowId> {
  await countAttempt(context, 'door');
  const doors = () => context.db('processorDoors');
  const door = await doors()
    .where({ tokenHash: hashOfLinkToken(token), revokedAt: null })
    .first('id', 'processorId');
  const opened: Opened[] = door ? [door] : await openPlant(context, hashOfLinkToken(token));
  const [first] = opened;
  if (!first) throw invalidToken();
  const others: number[] = await doors()
    .whereIn('id', [...(context.doors ?? [])])
    .whereNotIn(
      'processorId',
      opened.map(({ processorId }) => processorId),
    )
    .pluck('id');
  keep(context, [...opened.map(({ id }) => id), ...others]);
  return { id: first.id };
}

/** Closes all doors in this browser, and returns how many were open. */
export function leaveDoors(context: Context): number {
  const { doors = [] } = context;
  context.plant = undefined;
  keep(context, []);
  return doors.length;
}

function keep(context: Context, ids: readonly number[]): void {
  context.session.keepDoors(ids, context.plant);
  context.doors = ids;
}

const ANSWER = 'If a ranch has sent links to this email, new ones are on their way.';

/** Longer than queuing the mails takes, so the time doesn't reveal whether the email is known. */
const MIN_RESPONSE_TIME = 150;

/** Mails a processor new links. Errors: BAD_USER_INPUT, RATE_LIMITED. */
export async function mailDoorLinks(context: Context, given: string): Promise<string> {
  const { email } = await validate(doorLinksForm, { email: given });
  await countAttempt(context, 'passwordReset', email);
  await Promise.all([transaction(context.db, (trx) => mailLinks(trx, email)), sleep(MIN_RESPONSE_TIME)]);
  return ANSWER;
}

async function mailLinks(trx: Knex, email: string): Promise<void> {
  const ids: number[] = await trx('processorDoors')
    .where({ revokedAt: null })
    .whereRaw('lower(email) = lower(?)', [email])
    .pluck('id');
  for (const doorId of ids) await queueMail(trx, { template: 'processorDoor', doorId });
  await mailPlantLink(trx, email);
}

/** Remembers what a processor prints of a day. Errors: BAD_USER_INPUT, NOT_FOUND. */
export async function markDoorPrinted(context: Context, { id, day }: MutationMarkDoorPrintedArgs): Promise<RowId> {
  const doorId = openDoorId(context, id);
  await context.db.raw(
    `insert into processor_prints (door_id, animal_id, content)
     select d.id, a.id, ${CONTENT} from processor_doors d join animals a on ${IS_BEHIND}
     where d.id = ? and d.revoked_at is null and a.harvest_date = ?
     on conflict (door_id, animal_id) do update set content = excluded.content, printed_at = now()`,
    [doorId, dayArgument(day)],
  );
  return { id: doorId };
}

/** Reads the id of a door that is open in this browser. Errors: NOT_FOUND. */
export function openDoorId({ doors = [] }: Context, given: string): number {
  const id = idNumber(given);
  if (!doors.includes(id)) throw notFound('Link');
  return id;
}
