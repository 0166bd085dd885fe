import assert from 'node:assert/strict';
import { testBrowser } from '../../../graph/http/testing/app';
import type { Scenario } from '../Site';

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';

/** The attempts that `graph/limits/attempts` allows for an account from one IP address. */
const ALLOWED = 10;

/** Wrong passwords count together at both servers. */
export const limits: Scenario = async ({ servers, make, db }) => {
  const { email } = await make.credentialsOf(await make.customer());
  const codes: string[] = [];
  for (let attempt = 0; attempt <= ALLOWED; attempt++) {
    const { origin } = servers.web[attempt % 2 ? 1 : 0];
    const { errors } = await testBrowser().run(origin, LOGIN, { input: { email, password: `Wrong-guess-${attempt}` } });
    codes.push(errors[0].extensions.code);
  }
  await db('rateLimits').delete();
  assert.deepEqual(new Set(codes.slice(0, ALLOWED)), new Set(['UNAUTHENTICATED']));
  assert.equal(codes[ALLOWED], 'RATE_LIMITED');
  return `${ALLOWED} wrong passwords, alternating between both servers, and the next is refused`;
};
