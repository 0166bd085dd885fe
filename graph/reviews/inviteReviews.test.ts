import { expect, test } from 'vitest';
import { writeLetter } from '../letters/writeLetter';
import { testGraph } from '../testing/graph';
import { inviteReviews } from './inviteReviews';

const { db, make } = await testGraph();
const family = await make.customer({ name: 'Anna Kovacs' });
const rancher = await make.rancher({ ranchName: 'Lone Oak Ranch' });
const parties = { customerId: family.id, rancherId: rancher.ranch.id };

const invitationsOf = ({ id }: { id: number }) => db('mails').where({ orderId: id, template: 'reviewInvitation' });

test('a family is asked once, a week after its order was fulfilled', async () => {
  const [week, early, late, pending] = [
    await make.fulfilledOrder(parties, 7.1),
    await make.fulfilledOrder(parties, 6.9),
    await make.fulfilledOrder(parties, 31),
    await make.order(parties),
  ];
  const reviewed = await make.fulfilledOrder(parties, 7.1);
  await make.review(reviewed);
  await Promise.all([inviteReviews(db), inviteReviews(db), inviteReviews(db)]);
  await inviteReviews(db);
  expect(await invitationsOf(week)).toMatchObject([{ userId: family.id, state: 'QUEUED' }]);
  for (const order of [early, late, pending, reviewed]) expect(await invitationsOf(order)).toEqual([]);
});

test('the letter links to the review form, and is not sent if there is a review', async () => {
  const order = await make.fulfilledOrder(parties);
  const mail = { template: 'reviewInvitation', orderId: order.id } as const;
  expect(await writeLetter(db, mail)).toMatchObject({
    to: { name: '', address: family.email },
    subject: 'How was your order from Lone Oak Ranch?',
    link: { path: `/customer-orders?review=${order.id}` },
  });
  await make.review(order);
  expect(await writeLetter(db, mail)).toBeUndefined();
});

test('the letters about a review and its answer link to the reviews, and quote none of the text', async () => {
  const order = await make.fulfilledOrder(parties);
  const review = await make.review(order, { stars: 1, words: 'Buy elsewhere: https://bad.example', answer: null });
  const path = `/rancher/${rancher.ranch.id}#reviews`;
  const ranchLetter = await writeLetter(db, { template: 'reviewWritten', orderId: order.id });
  expect(ranchLetter).toMatchObject({ to: { address: rancher.owner.email }, link: { path } });
  expect(JSON.stringify(ranchLetter)).toContain('1 star.');
  expect(JSON.stringify(ranchLetter)).not.toContain('bad.example');
  expect(await writeLetter(db, { template: 'reviewAnswered', orderId: order.id })).toBeUndefined();
  await review.$query(db).patch({ answer: 'Sorry', answeredAt: new Date().toISOString() });
  const answered = await writeLetter(db, { template: 'reviewAnswered', orderId: order.id });
  expect(answered).toMatchObject({ to: { address: family.email }, link: { path } });
});
