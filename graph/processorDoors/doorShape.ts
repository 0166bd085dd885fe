import { cutSheetsDueOf } from '../animals/Animal';
import { expectedWeight } from '../animals/animalShape';
import { sheetsOfAnimal, whatIsCut } from '../cutSheets/sheetShape';
import { elements, type Fields, json, many, type Shape, value } from '../database/reading/shape';
import { bind, type Row, sql } from '../database/reading/sql';
import { dayArgument } from './dayArgument';

/** SQL: the doors that are open in the browser of the request. */
const openDoors = bind(({ context }) => context.doors ?? []);

/** SQL of whether a processor may read through a door. Asked by each read, because a ranch may have revoked it meanwhile. */
export const isOpenDoor = (door: Row) =>
  sql`(${door}.id = any(${openDoors}::integer[]) and ${door}.revoked_at is null)`;

export const doorsOfRanch: Fields = {
  processorDoors: many((door, ranch) => sql`${door}.rancher_id = ${ranch}.id and ${door}.revoked_at is null`),
};

const ofRanch = (field: string) =>
  value(
    (door) => sql`(select ${field} from ranchers r join users u on u.id = r.user_id where r.id = ${door}.rancher_id)`,
  );

/** What tells that the sheets, the owners or the day of an animal `a` have changed. A decision gets a new id each time. */
export const CONTENT = `concat_ws('/', a.harvest_date,
  (select string_agg(id::text, ',' order by id) from cut_sheets where animal_id = a.id),
  (select string_agg(concat(place, ':', claim_id), ',' order by place) from animal_places where animal_id = a.id))`;

/** SQL of the animals `a` behind a door. */
export const IS_BEHIND = `a.processor_id = d.processor_id and a.rancher_id = d.rancher_id
  and a.stage in ('OPEN', 'HARVESTED', 'WEIGHED', 'READY')`;

export const doorShape: Shape = {
  table: 'processor_doors',
  fields: {
    processorName: value((door) => sql`(select name from processors where id = ${door}.processor_id)`),
    ranchName: ofRanch('r.ranch_name'),
    ranchCity: ofRanch('r.city'),
    ranchState: ofRanch('r.state'),
    ranchPhone: ofRanch('u.phone'),
    animals: elements(
      (door, args) => sql`(
        select a.*, ${cutSheetsDueOf('a')} as cut_sheets_due, a.harvest_date + a.hang_days as hanging_ends,
          p.printed_at, coalesce(p.content <> ${CONTENT}, false) as changed_since_printed
        from processor_doors d join animals a on ${IS_BEHIND}
        left join processor_prints p on p.door_id = d.id and p.animal_id = a.id
        where d.id = ${door}.id and coalesce(a.harvest_date = ${args(({ day }) => dayArgument(day))}::date, ${args(({ day }) => day == null)}::boolean))`,
      (animal) => sql`${animal}.harvest_order, ${animal}.id`,
    ),
  },
};

export const doorAnimalShape: Shape = {
  fields: {
    ...sheetsOfAnimal,
    ...expectedWeight,
    hangingPounds: value((animal) => sql`${animal}.hanging_tenths / 10.0`),
  },
};

/** SQL of the owners of a sheet. The law of custom-exempt beef (9 CFR 303.1) asks for names, addresses and telephones. */
const owners = (sheet: Row) => sql`(
  select min(p.place) as place, c.id as claim_id, c.quarters, c.packaged_tenths / 10.0 as packaged_pounds,
    (select json_agg(place order by place) from animal_places where claim_id = c.id) as places, o.id is null as kept_by_ranch, coalesce(o.customer_name, r.ranch_name) as name,
    case when a.inspection = 'CUSTOM_EXEMPT' or c.processor_may_call then o.customer_phone end as phone,
    case when a.inspection = 'CUSTOM_EXEMPT' and o.id is not null then coalesce(nullif(o.shipping_address, ''),
      concat_ws(' ', concat_ws(', ', nullif(u.city, ''), nullif(u.state, '')), o.customer_zip)) end as address
  from animal_places p join animals a on a.id = p.animal_id join ranchers r on r.id = a.rancher_id
    join claims c on c.id = p.claim_id left join orders o on o.id = c.order_id left join users u on u.id = o.customer_id
  where p.animal_id = ${sheet}.animal_id and (p.place + 1) / 2 = any(${sheet}.sides)
  group by c.id, o.id, r.id, a.id, u.id)`;

/** What a processor needs of a sheet. It has no open proposals: nothing is cut by those. */
export const doorSheetShape: Shape = {
  columns: ['animalId', 'sides'],
  fields: {
    ...whatIsCut,
    owners: elements(owners, (owner) => sql`${owner}.place`),
  },
};

export const doorOwnerShape: Shape = { fields: { places: json((owner) => sql`${owner}.places::text`) } };
