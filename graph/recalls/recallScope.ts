import type { Knex } from 'knex';
import { type RecallScope, recallScopeForm, recallScopeText } from '../../rules/herd/recallForm';
import { type Context, signedIn } from '../context';
import { badInput, notFound } from '../errors';
import { Processor } from '../processors/Processor';
import { mayEdit } from '../ranches/visibleRanchers';
import type { QueryRecallScopeArgs } from '../resolverTypes.generated';
import { idNumber, validate } from '../schema/arguments';

/** A USDA number is written as M40210, 'M 40210' and m-40210. */
const plain = (number: string) => `upper(regexp_replace(${number}, '[^A-Za-z0-9]', '', 'g'))`;

/**
 * SQL of the shares `c`, with their orders `o`, of harvested animals `a`. A family that has left the animal for the line got none of
 * its beef. One whose share was taken off the board or canceled may have some. An animal without shares is there once.
 */
const FOUND = `
  select a.id as animal_id, c.id as claim_id, o.id as order_id, o.customer_id
  from animals a
  left join claims c on c.animal_id = a.id or (c.left_animal_id = a.id and num_nonnulls(c.off_board_at, c.released_at) > 0)
  left join orders o on o.id = c.order_id
  where a.stage in ('HARVESTED', 'WEIGHED', 'READY', 'CLOSED')
    and (cast(:rancherId as integer) is null or a.rancher_id = :rancherId)
    and (cast(:tag as text) is null or lower(a.tag) = lower(:tag) or a.eid = :tag)
    and (cast(:processorId as integer) is null or a.processor_id = :processorId)
    and (cast(:establishmentNumber as text) is null or ${plain('a.establishment_number')} = ${plain(':establishmentNumber')})
    and a.harvest_date between coalesce(cast(:harvestFrom as date), '-infinity') and coalesce(cast(:harvestTo as date), 'infinity')`;

type Search = {
  sql: string;
  bindings: Record<string, string | number | null>;
  foundBy: string;
  rancherId: number | null;
};

/** Checks what a recall is about, and returns the search for its shares. Errors: BAD_USER_INPUT, NOT_FOUND. */
export async function searchFor(context: Context, given: QueryRecallScopeArgs['scope']): Promise<Search> {
  const scope = await validate(recallScopeForm, given);
  const viewer = signedIn(context);
  const processor = await findProcessor(context, scope);
  if (viewer.userType === 'ADMIN' && !processor && !scope.establishmentNumber) {
    throw badInput({ establishmentNumber: 'Enter the establishment number. Ranches use the same tags' });
  }
  const rancherId = viewer.userType === 'ADMIN' ? null : (viewer.ranchId ?? 0);
  const bindings = { ...scope, rancherId, processorId: processor?.id ?? null };
  return { sql: FOUND, bindings, foundBy: recallScopeText(scope, processor?.name), rancherId };
}

async function findProcessor(context: Context, { processorId }: RecallScope): Promise<Processor | undefined> {
  if (processorId === null) return undefined;
  const found = await Processor.query(context.db).findById(idNumber(processorId, 'processorId'));
  if (!found || !mayEdit({ id: found.rancherId }, signedIn(context))) throw notFound('Processor');
  return found;
}

type Scope = { foundBy: string; animals: number; families: number; shares: number; keptByRanch: number };

/** What a recall would reach, without starting it. Errors: BAD_USER_INPUT, NOT_FOUND. */
export async function recallScope(context: Context, { scope }: QueryRecallScopeArgs): Promise<Scope> {
  const search = await searchFor(context, scope);
  return { ...(await countFound(context.db, search)), foundBy: search.foundBy };
}

/** Counts what a search finds. Errors: BAD_USER_INPUT if that's nothing. */
export async function countFound(db: Knex, { sql, bindings }: Search): Promise<Omit<Scope, 'foundBy'>> {
  const { rows } = await db.raw(
    `select count(distinct animal_id)::integer as animals, count(distinct customer_id)::integer as families,
       count(claim_id)::integer as shares, count(claim_id) filter (where order_id is null)::integer as kept_by_ranch
     from (${sql}) found`,
    bindings,
  );
  const [{ kept_by_ranch: keptByRanch, ...counts }] = rows;
  if (counts.animals > 0) return { ...counts, keptByRanch };
  const field =
    (['tag', 'establishmentNumber', 'processorId'] as const).find((name) => bindings[name] !== null) ?? 'tag';
  throw badInput({ [field]: 'No harvested animal matches. Check the tag, the number and the days' });
}
