import { dayIn } from '../../rules/time/timeZone';
import { elements, type Fields, type Shape, value } from '../database/reading/shape';
import { bind, fromKnex, sql } from '../database/reading/sql';
import { BOOKED, heldExceptFor } from './slotDays';

const today = sql`${bind(({ context }) => dayIn(context.config.timeZone, new Date()))}::date`;

/** SQL: the plant whose own link is open in the browser of the request. */
export const openPlantSql = sql`${bind(({ context }) => context.plant ?? null)}::integer`;

/** What a ranch reads of its plant: how many slots it could book, and nothing of other ranches. */
export const slotsOfProcessor: Fields = {
  killDays: elements(
    (processor) => sql`(
      select k.day, greatest(0, k.slots - ${fromKnex(BOOKED)} - ${fromKnex(heldExceptFor('p.id'))}) as free,
        w.id is not null as asked, w.offer_ends_at
      from processors p join kill_days k on k.plant_id = p.plant_id and k.day >= ${today} and k.slots > 0
        left join slot_waits w on w.plant_id = k.plant_id and w.day = k.day and w.processor_id = p.id
      where p.id = ${processor}.id)`,
    (kill) => sql`${kill}.day`,
  ),
};

export const slotOfAnimal: Fields = {
  hasSlot: value((animal) => sql`exists (select from slot_bookings where animal_id = ${animal}.id)`),
};

export const plantShape: Shape = {
  table: 'plants',
  fields: {
    days: elements(
      (plant) => sql`(select k.*, ${fromKnex(heldExceptFor('0'))} as offered from kill_days k
        where k.plant_id = ${plant}.id and k.day >= ${today})`,
      (kill) => sql`${kill}.day`,
    ),
    ranches: elements(
      (
        plant,
      ) => sql`(select p.id as processor_id, r.ranch_name, p.plant_id is not distinct from ${plant}.id as published
        from processors p join ranchers r on r.id = p.rancher_id
        where p.plant_id = ${plant}.id or exists (select from processor_doors d where d.processor_id = p.id
          and d.revoked_at is null and d.id = any(${bind(({ context }) => context.doors ?? [])}::integer[])))`,
      (ranch) => sql`${ranch}.ranch_name, ${ranch}.processor_id`,
    ),
  },
};

export const plantDayShape: Shape = {
  columns: [],
  fields: {
    bookings: elements(
      (kill) => sql`(select a.tag, r.ranch_name from slot_bookings b join animals a on a.id = b.animal_id
        join ranchers r on r.id = a.rancher_id where b.plant_id = ${kill}.plant_id and b.day = ${kill}.day)`,
      (booking) => sql`${booking}.ranch_name, ${booking}.tag`,
    ),
  },
};
