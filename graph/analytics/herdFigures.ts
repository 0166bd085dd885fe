import { prepared } from '../database/reading/prepared';
import { countedIn, coverBindings } from './blocks';

type Filled = { animals: number; filled: number; seconds: number };

/** Counts the animals opened in a range and the full ones among them, and the days to fill them, in total and by state. */
export const herdFigures = countedIn(async (db, range) => {
  const states = await prepared<Filled & { state: string }>(db, { sql: BY_STATE, bindings: coverBindings(range) });
  const sum = (figure: keyof Filled) => states.reduce((total, state) => total + state[figure], 0);
  return {
    ...figuresOf({ animals: sum('animals'), filled: sum('filled'), seconds: sum('seconds') }),
    byState: states.map(({ state, ...filled }) => ({ state, ...figuresOf(filled) })),
  };
});

const DAY = 86_400;

function figuresOf({ animals, filled, seconds }: Filled) {
  const averageDaysToFull = filled === 0 ? null : Math.round((seconds / filled / DAY) * 10) / 10;
  return { animalsOpened: animals, animalsFull: filled, averageDaysToFull };
}

/** Adds up the sums of whole blocks, the changes in them since, and the animals at both ends of the range. */
const BY_STATE = `
  select state, sum(animals)::bigint as animals, sum(filled)::bigint as filled, sum(seconds)::bigint as seconds
  from (
    select state, animals, filled, seconds
    from unnest(?::integer[], ?::integer[]) as covered(hours, block) join herd_figures using (hours, block)
    union all
    select state, animals, filled, seconds from herd_changes where opened_at >= ? and opened_at < ?
    union all
    select state, 1, (filled_at is not null)::integer, coalesce(extract(epoch from filled_at - opened_at), 0)::bigint
    from animals join ranchers on ranchers.id = animals.rancher_id
    where opened_at >= ? and opened_at < ? or opened_at >= ? and opened_at < ?
  ) figures
  group by 1 having sum(animals) > 0 order by animals desc, 1`;
