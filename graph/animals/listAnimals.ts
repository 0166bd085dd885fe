import type { AnimalStage } from '../../rules/herd/animalStage';
import type { Context } from '../context';
import type { Filterable, ListBelow } from '../database/reading/page';
import { searchTerms } from '../database/reading/searchTerms';
import type { FieldShape, Fields } from '../database/reading/shape';
import type { RancherAnimalsArgs } from '../resolverTypes.generated';
import { byHarvest } from './Animal';
import { nextHarvest } from './nextHarvest';
import { PUBLIC_STAGES } from './visibleAnimals';

type Asked = Pick<RancherAnimalsArgs, 'stages' | 'search'>;

/** What is asked for, and the facts about the viewer that decide which animals they may see. */
type Filter = {
  stages?: readonly AnimalStage[] | null;
  /** The search as a LIKE pattern. */
  text?: string | null;
  isAdmin: boolean;
  ownRanch: number | null;
  /** Whether the viewer may read the orders of their own ranch. */
  readsOrders: boolean;
};

/** The animals of a ranch that a viewer may see, sorted by harvest. */
const ranchAnimals: ListBelow<Filter> = {
  table: 'animals',
  order: () => byHarvest,
  where(query, rancherId, { stages, text, isAdmin, ownRanch, readsOrders }) {
    query.whereRaw(`rancher_id = ${rancherId}`);
    if (stages?.length) query.whereRaw('stage = any(?)', [[...stages]]);
    if (text) withMatch(query, text, readsOrders ? { isAdmin, ownRanch } : { isAdmin: false, ownRanch: null });
    if (isAdmin) return;
    query.whereRaw(
      `(rancher_id = ? or (stage = any(?)
        and exists (select from ranchers where ranchers.id = animals.rancher_id and approval = 'APPROVED')))`,
      [ownRanch, [...PUBLIC_STAGES]],
    );
  },
};

/** Searches by tag, and by the families of an animal for those who may read their orders. */
function withMatch(query: Filterable, text: string, { isAdmin, ownRanch }: Pick<Filter, 'isAdmin' | 'ownRanch'>): void {
  query.whereRaw(
    `(search_form(lower(tag)) like ? or ((?::boolean or rancher_id = ?) and exists (
       select from animal_places p join claims c on c.id = p.claim_id join orders o on o.id = c.order_id
       where p.animal_id = animals.id and search_form(lower(o.customer_name)) like ?)))`,
    [text, isAdmin, ownRanch, text],
  );
}

const filterFor = ({ viewer, token }: Context, { stages, search }: Asked): Filter => ({
  ...(stages && { stages }),
  text: searchTerms(search)?.text ?? null,
  isAdmin: viewer?.userType === 'ADMIN',
  ownRanch: viewer?.ranchId ?? null,
  readsOrders: !token || token.scopes.includes('ORDERS_READ'),
});

const animalsBelow: FieldShape = {
  kind: 'page',
  table: 'animals',
  computed: [],
  prepare: (context, { stages, search, first, after, last, before }, ranch) => ({
    ...{ first, after, last, before },
    table: 'animals',
    order: byHarvest,
    where: (query) => ranchAnimals.where(query, `${ranch.row}.id`, filterFor(context, { stages, search })),
  }),
};

export const animalsOfRancher: Fields = { animals: animalsBelow, nextHarvest };
