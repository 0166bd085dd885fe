import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testGraph } from '../testing/graph';
import { DELETE, EDIT, HIDE, SHOW, WRITE } from './testing/questions';

const { db, as, make } = await testGraph();
const admin = await make.admin();
const FAMILIES = 4;

/** Each family writes, edits and deletes the review of its one order, and admins hide and show it. */
const act = fc.record({
  family: fc.nat(FAMILIES - 1),
  verb: fc.constantFrom('write', 'edit', 'delete', 'hide', 'show'),
  stars: fc.integer({ min: 1, max: 5 }),
});
/** Batches of acts that run one after another. The acts of a batch run at the same time. */
const batches = fc.array(fc.array(act, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 });

/** Does each act at least once, whatever the random batches do. */
const EACH_IN_TURN = (['write', 'hide', 'show', 'edit', 'delete'] as const).map((verb) => [
  { family: 0, verb, stars: 4 },
]);

const RECOMPUTED = `
  select array(select count(v.id)::integer from generate_series(1, 5) n
           left join reviews v on v.rancher_id = r.id and v.stars = n and v.hidden_at is null group by n order by n) as counts,
         coalesce((select round(avg(stars), 2) from reviews v where v.rancher_id = r.id and v.hidden_at is null), 0)::float8 as rating,
         r.rating_counts as "ratingCounts", r.rating::float8 as shown, r.review_count as "reviewCount"
  from ranchers r where r.id = ?`;

test('a rating always matches the visible reviews, whatever happens at once', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(batches, async (all) => {
      const { ranch } = await make.rancher();
      const orders = await Promise.all(Array.from({ length: FAMILIES }, () => orderAt(ranch.id)));
      for (const batch of all) {
        const done = await Promise.all(batch.map((one) => run(one, orders[one.family]!)));
        for (const [place, { verb }] of batch.entries()) if (done[place]) seen.add(verb);
        const { rows } = await db.raw(RECOMPUTED, [ranch.id]);
        const [{ counts, rating, ratingCounts, shown, reviewCount }] = rows;
        expect([ratingCounts, shown]).toEqual([counts, rating]);
        expect(reviewCount).toBe(counts.reduce((sum: number, count: number) => sum + count, 0));
      }
    }),
    { numRuns: 40, examples: [[EACH_IN_TURN]] },
  );
  expect([...seen].sort()).toEqual(['delete', 'edit', 'hide', 'show', 'write']);
});

async function orderAt(rancherId: number) {
  const family = await make.customer();
  return make.fulfilledOrder({ customerId: family.id, rancherId });
}

type Act = { verb: string; stars: number };

/** Returns whether the act succeeded. An act that isn't possible at the moment is refused. */
async function run({ verb, stars }: Act, { id: orderId, customerId }: { id: number; customerId: number }) {
  const input = { stars, words: 'Tender, and a fair price.' };
  const family = as({ id: customerId });
  if (verb === 'write') return isDone(await family.run(WRITE, { orderId: String(orderId), input }));
  const review = await db('reviews').where({ orderId }).first('id');
  const reviewId = String(review?.id ?? 0);
  if (verb === 'edit') return isDone(await family.run(EDIT, { reviewId, input }));
  if (verb === 'delete') return isDone(await family.run(DELETE, { reviewId }));
  if (verb === 'hide') return isDone(await as(admin).run(HIDE, { reviewId, reason: 'Spam' }));
  return isDone(await as(admin).run(SHOW, { reviewId }));
}

const isDone = ({ errors }: { errors?: readonly { extensions: { code: string } }[] }) => {
  const code = errors?.[0]?.extensions.code;
  expect([undefined, 'NOT_FOUND', 'CONFLICT']).toContain(code);
  return code === undefined;
};
