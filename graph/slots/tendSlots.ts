import type { Knex } from 'knex';
import { daysAfter } from '../../rules/time/days';
import { dayIn } from '../../rules/time/timeZone';
import { cutSheetsDueOf } from '../animals/Animal';
import { transaction } from '../database/transaction';
import { queueMail } from '../mail/queueMail';
import { BOOKED, heldExceptFor, lockDays, offerFreeSlots, type PlantDay } from './slotDays';

type Given = { db: Knex; timeZone: string; now?: Date };

/** SQL of the days with offers whose time is over, or with slots that became free with a ranch, such as by deleting its processor. */
const DUE = `
  select distinct k.plant_id as "plantId", k.day from slot_waits w join kill_days k on k.plant_id = w.plant_id and k.day = w.day
  where w.offer_ends_at <= now() or (w.offer_ends_at is null and k.slots > ${BOOKED} + ${heldExceptFor('0')}) order by 1, 2`;

/** Offers slots to the next ranch once an offer's time is over, forgets waits for past days, and sends reminders. */
export async function tendSlots({ db, timeZone, now = new Date() }: Given): Promise<void> {
  const today = dayIn(timeZone, now);
  await db('slotWaits').where('day', '<', today).delete();
  const { rows: due } = await db.raw(DUE);
  for (const day of due as PlantDay[])
    await transaction(db, async (trx) => {
      await lockDays(trx, [day]);
      await offerFreeSlots(trx, day);
    });
  await transaction(db, (trx) => remindOfSlots(trx, today));
  await forgetUnused(db, today);
}

/** Forgets plants that work for no ranch, a month after they were set up. */
async function forgetUnused(db: Knex, today: string): Promise<void> {
  await db.raw(
    `delete from plants p where created_at < now() - interval '30 days'
       and not exists (select from processors where plant_id = p.id)
       and not exists (select from slot_bookings where plant_id = p.id and day >= ?)`,
    [today],
  );
}

/** In days before the harvest. */
const [EARLY, LATE] = [7, 2] as const;

/** The first reminder comes early enough for cut sheets: two days before they're due. */
const STEP = `case when b.day <= :late then 2 when least(b.day - ${EARLY}, ${cutSheetsDueOf('a')} - ${LATE}) <= :today then 1 else 0 end`;

/** Reminds the plant and the ranches of animals with a slot, each once per reminder, however often this runs. */
async function remindOfSlots(trx: Knex, today: string): Promise<void> {
  const { rows } = await trx.raw(
    `with due as (
       select b.animal_id, a.rancher_id, ${STEP} as step from slot_bookings b join animals a on a.id = b.animal_id
       where a.stage in ('PLANNED', 'OPEN') and b.day >= :today::date)
     update slot_bookings b set reminders = due.step from due where due.animal_id = b.animal_id and b.reminders < due.step
     returning b.plant_id as "plantId", b.day, due.rancher_id as "rancherId"`,
    { today, late: daysAfter(today, LATE) },
  );
  const told = new Set<string>();
  for (const { plantId, day, rancherId } of rows) {
    for (const to of [null, rancherId]) {
      const key = [plantId, day, to].join();
      if (!told.has(key)) await queueMail(trx, { template: 'slotsComing', plantId, day, rancherId: to });
      told.add(key);
    }
  }
}
