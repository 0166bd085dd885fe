import type { Knex } from 'knex';
import { LIMITS } from '../../rules/fields/limits';
import { newAnimalsInput } from '../../rules/herd/animalForm';
import { type Context, ownRanch } from '../context';
import { prepared } from '../database/reading/prepared';
import { badInput } from '../errors';
import { lockRancher } from '../ranches/lockRancher';
import type { MutationCreateAnimalsArgs } from '../resolverTypes.generated';
import { validate } from '../schema/arguments';
import { makeOnce } from '../schema/makeOnce';
import { Animal } from './Animal';
import { animalColumns, refusePricing } from './animalColumns';
import { today } from './animalToMove';

/** Adds animals that differ only in their tags, all or none. Errors: BAD_USER_INPUT. */
export async function createAnimals(
  context: Context,
  { input, idempotencyKey }: MutationCreateAnimalsArgs,
): Promise<Animal[]> {
  const { tags, ...shared } = await validate(newAnimalsInput(today(context)), input);
  const find = async (db: Knex, ids: number[]) => Animal.query(db).whereIn('id', ids).orderBy('id');
  return makeOnce(context, { idempotencyKey, change: { createAnimals: input }, find }, async (trx) => {
    const ranch = await lockRancher(trx, ownRanch(context));
    const { id: rancherId } = ranch;
    refusePricing(ranch, shared);
    await refuseTaken(trx, rancherId, tags);
    await refuseTooMany(trx, rancherId, tags.length);
    const columns = await animalColumns(trx, rancherId, shared);
    const rows = await Animal.query(trx).insert(tags.map((tag) => ({ rancherId, tag, ...columns })));
    const ids = rows.map(({ id }) => id);
    return find(trx, ids);
  });
}

/** Refuses tags that are taken. The caller has locked the ranch, so that nobody else can take one now. */
async function refuseTaken(trx: Knex.Transaction, rancherId: number, tags: string[]): Promise<void> {
  // The database lowercases the tags, because its unique index decides which tags are the same.
  const sql = `
    with given as (select tag, lower(tag) as folded, place from unnest(?::text[]) with ordinality as one (tag, place))
    select tag, place::integer - 1 as index from given
    where exists (select from animals where rancher_id = ? and lower(animals.tag) = folded)
      or exists (select from given earlier where earlier.folded = given.folded and earlier.place < given.place)
    order by place`;
  const refused = await prepared<{ tag: string; index: number }>(trx, { sql, bindings: [tags, rancherId] });
  if (refused.length === 0) return;
  throw badInput(Object.fromEntries(refused.map(({ tag, index }) => [`tags[${index}]`, tagTaken(tag)])));
}

/** Errors: BAD_USER_INPUT (tags). */
async function refuseTooMany(trx: Knex.Transaction, rancherId: number, added: number): Promise<void> {
  const active = Animal.query(trx).where({ rancherId }).whereNotIn('stage', ['CLOSED', 'WITHDRAWN']);
  if ((await active.resultSize()) + added <= LIMITS.animals) return;
  throw badInput({
    tags: `A ranch can have at most ${LIMITS.animals} animals that aren't closed or withdrawn. Close the ones that are done first.`,
  });
}

export const tagTaken = (tag: string) => `Another animal already has the tag ${tag}`;
