import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

const SUBMIT = `mutation ($input: FeedbackInput!) { submitFeedback(input: $input) }`;
const LIST = `query ($first: Int, $after: String) {
  admin { feedback(first: $first, after: $after) {
    nodes { id feedback type pageUrl createdAt user { id name email } } pageInfo { hasNextPage endCursor } totalCount
  } }
}`;

type Person = { id: number } | null;
const submit = (input: object, person: Person = null) => as(person).run(SUBMIT, { input });
const stored = (feedback: string) => db('feedback').where({ feedback });

beforeEach(() => db('rate_limits').delete());

describe('giving feedback', () => {
  test('a visitor gives a suggestion', async () => {
    const feedback = randomUUID();
    expect((await submit({ feedback: ` ${feedback} ` })).data).toEqual({ submitFeedback: true });
    expect(await stored(feedback)).toMatchObject([{ type: 'SUGGESTION', pageUrl: '', userId: null }]);
  });

  test('a signed-in person reports an issue on a page', async () => {
    const feedback = randomUUID();
    const customer = await make.customer();
    await submit({ feedback, type: 'ISSUE', pageUrl: '/find-rancher' }, customer);
    expect(await stored(feedback)).toMatchObject([{ type: 'ISSUE', pageUrl: '/find-rancher', userId: customer.id }]);
  });

  test('no secret of a link is stored, neither of the page nor in the text', async () => {
    const mark = randomUUID();
    const feedback = `${mark} https://herdline.test/undo-email-change?token=s3cret`;
    await submit({ feedback, pageUrl: 'https://herdline.test/reset-password?token=s3cret' });
    const [row] = await db('feedback').where('feedback', 'like', `${mark}%`);
    expect(row).toMatchObject({
      feedback: `${mark} https://herdline.test/undo-email-change?token=*`,
      pageUrl: '/reset-password',
    });
  });

  test.each([
    ['feedback', '', 'Feedback required'],
    ['feedback', ' \n ', 'Feedback required'],
    ['feedback', 'x'.repeat(5001), 'At most 5000 characters (this has 5001)'],
    ['pageUrl', 'x'.repeat(2001), 'At most 2000 characters (this has 2001)'],
  ])('%s %j is refused', async (field, value, message) => {
    const { errors } = await submit({ feedback: 'Fine', [field]: value });
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields: { [field]: message } });
  });
});

describe('reading feedback', () => {
  test('is sorted newest first, with its authors, page by page', async () => {
    const admin = await make.admin();
    const customer = await make.customer();
    const [older, newer] = [randomUUID(), randomUUID()];
    await submit({ feedback: older, type: 'OTHER' }, customer);
    await submit({ feedback: newer });
    const first = (await as(admin).run(LIST, { first: 1 })).data.admin.feedback;
    expect(first.nodes).toMatchObject([{ feedback: newer, user: null }]);
    expect(first.pageInfo.hasNextPage).toBe(true);
    expect(first.totalCount).toBeGreaterThanOrEqual(2);
    const next = (await as(admin).run(LIST, { first: 1, after: first.pageInfo.endCursor })).data.admin.feedback;
    const { id, name, email } = customer;
    expect(next.nodes).toMatchObject([{ feedback: older, type: 'OTHER', user: { id: String(id), name, email } }]);
  });
});
