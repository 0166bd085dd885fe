import type { AnimalStage } from '../../rules/herd/animalStage';
import type { Context, Viewer } from '../context';
import { type ListBelow, type PageArgs, pagesBelow } from '../database/reading/page';
import type { FieldShape } from '../database/reading/shape';
import type { RancherAnimalsArgs } from '../resolverTypes.generated';
import { type AnimalRow, byHarvest } from './Animal';
import { PUBLIC_STAGES } from './visibleAnimals';

/** The requested stages, and the facts about the viewer that decide which animals they may see. */
type Filter = { stages?: readonly AnimalStage[] | null; isAdmin: boolean; ownRanch: number | null };

/** The animals of a ranch that a viewer may see, sorted by harvest. */
const ranchAnimals: ListBelow<Filter> = {
  table: 'animals',
  order: () => byHarvest,
  where(query, rancherId, { stages, isAdmin, ownRanch }) {
    query.whereRaw(`rancher_id = ${rancherId}`);
    if (stages?.length) query.whereRaw('stage = any(?)', [[...stages]]);
    if (isAdmin) return;
    query.whereRaw(
      `(rancher_id = ? or (stage = any(?)
        and exists (select from ranchers where ranchers.id = animals.rancher_id and approval = 'APPROVED')))`,
      [ownRanch, [...PUBLIC_STAGES]],
    );
  },
};

const pages = pagesBelow<AnimalRow, Filter>(ranchAnimals);

const filterFor = (viewer: Viewer | null, stages: RancherAnimalsArgs['stages']): Filter => ({
  ...(stages && { stages }),
  isAdmin: viewer?.userType === 'ADMIN',
  ownRanch: viewer?.ranchId ?? null,
});

export function animalsOfRanch(
  context: Context,
  rancherId: number,
  { stages, ...page }: PageArgs & Pick<RancherAnimalsArgs, 'stages'> & { columns: string[] },
) {
  return pages(context, rancherId, { ...page, args: filterFor(context.viewer, stages) });
}

/** `animalsOfRanch` for compiled reads. */
export const animalsBelow: FieldShape = {
  kind: 'page',
  table: 'animals',
  computed: [],
  prepare: (context, { stages, first, after, last, before }, ranch) => ({
    ...{ first, after, last, before },
    table: 'animals',
    order: byHarvest,
    where: (query) => ranchAnimals.where(query, `${ranch.row}.id`, filterFor(context.viewer, stages)),
  }),
};
