import { expect, test } from 'vitest';
import { testHttp } from '../testing/http';

const { person } = await testHttp();
const stranger = person();

const login = (accept: string) => stranger.post('/api/login', {}, { Accept: accept });

test('a caller that accepts problem details gets them, with the errors of each field', async () => {
  const { status, headers, body } = await login('application/problem+json');
  expect([status, headers.get('Content-Type')]).toEqual([400, 'application/problem+json; charset=utf-8']);
  expect(body).toEqual({
    type: '/api/docs#BAD_USER_INPUT',
    title: 'Bad user input',
    status: 400,
    detail: body.errors[0].detail,
    instance: '/api/login',
    code: 'BAD_USER_INPUT',
    errors: expect.arrayContaining([{ field: 'email', detail: expect.any(String) }]),
  });
});

test.each(['*/*', 'application/json, application/problem+json;q=0.5', 'text/html', 'application/*'])(
  'a caller that accepts %s gets the usual errors',
  async (accept) => {
    const { headers, body } = await login(accept);
    expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(body).toMatchObject({ code: 'BAD_USER_INPUT', error: body.message, fields: { email: expect.any(String) } });
  },
);

test('an error without fields has no list of them, and says the path without its query', async () => {
  const { status, body } = await stranger.get('/api/nothing?token=s3cret', { Accept: 'application/problem+json' });
  expect(status).toBe(404);
  expect(body).toMatchObject({ title: 'Not found', status: 404, instance: '/api/nothing' });
  expect(body.errors).toBeUndefined();
});
