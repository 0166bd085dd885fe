import { testHttp } from '../../testing/http';

type Make = Awaited<ReturnType<typeof testHttp>>['make'];

/**
 * Starts a server for REST tests, with people signed in through its own endpoint: `const ann = await signedIn(await
 * make.customer())`.
 */
export async function testRest() {
  const http = await testHttp();
  async function signedIn(user: Parameters<Make['credentialsOf']>[0]) {
    const person = http.person();
    const { status } = await person.post('/api/login', await http.make.credentialsOf(user));
    if (status !== 200) throw new Error(`The sign-in was answered with ${status}`);
    return person;
  }
  /** Makes and signs in a rancher with an approved ranch. */
  async function rancherWith(...given: Parameters<Make['rancher']>) {
    const { owner, ranch } = await http.make.rancher(...given);
    return { rancher: await signedIn(owner), owner, ranch };
  }
  return { ...http, signedIn, rancherWith };
}

/** The header with which a browser says that a write without a body comes from our own page. */
export const fromOurPage = { 'Sec-Fetch-Site': 'same-origin' };

/** Returns the expected answer of an endpoint to invalid input. */
export function badInput(fields: Record<string, unknown>) {
  const [message] = Object.values(fields);
  return { status: 400, body: { message, error: message, code: 'BAD_USER_INPUT', fields } };
}
