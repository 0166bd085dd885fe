import { beforeEach, describe, expect, test } from 'vitest';
import { badInput, testRest } from '../testing/rest';

const { db, make, person, signedIn } = await testRest();

beforeEach(() => db('rate_limits').delete());

const written = (feedback: string) => db('feedback').where({ feedback }).first();

describe('POST /api/feedback', () => {
  test('stores a customer’s feedback', async () => {
    const user = await make.customer();
    const ann = await signedIn(user);
    const feedback = `The map is lovely ${user.id}`;
    const { status, body } = await ann.post('/api/feedback', { feedback, type: 'issue', pageUrl: '/guide' });
    expect([status, body]).toEqual([201, { message: expect.any(String) }]);
    expect(await written(feedback)).toMatchObject({ type: 'ISSUE', pageUrl: '/guide', userId: user.id });
  });

  test.each([
    [{ feedback: 'Hm', type: 'praise' }, { type: 'Please select a type' }],
    [{ feedback: ['Hm'] }, { feedback: 'feedback must be text' }],
    [{ feedback: 'Hm', pageUrl: 1 }, { pageUrl: 'pageUrl must be text' }],
  ])('refuses %j', async (body, fields) => {
    expect(await person().post('/api/feedback', body)).toMatchObject(badInput(fields));
  });

  test('refuses too many requests', async () => {
    const send = () => person().post('/api/feedback', { feedback: 'Again' });
    for (let count = 0; count < 20; count++) expect((await send()).status).toBe(201);
    const { status, headers } = await send();
    expect(status).toBe(429);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(3_000);
  });
});
