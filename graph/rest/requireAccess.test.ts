import { expect, test } from 'vitest';
import { readTable } from '../permission/testing/table';
import type { Row } from './row';
import { rows } from './rows';
import { testRest } from './testing/rest';

const { make, person, signedIn, rancherWith } = await testRest();

const people = {
  visitor: person(),
  customer: await signedIn(await make.customer()),
  rancher: (await rancherWith()).rancher,
  admin: await signedIn(await make.admin()),
};
type Who = keyof typeof people;

const everyone = Object.keys(people) as Who[];

const cells = new Map(readTable('Endpoint').map((row) => [row.name, row.cells]));

/**
 * Whether a person may use an endpoint with an id that belongs to nobody. The table in docs/permissions.md is about the id's
 * owner.
 */
function isLetThrough(row: Row, who: Who): boolean {
  if (['forbidden', 'signed out'].includes(cells.get(nameOf(row))![who])) return false;
  return !row.to?.includes('OWNER') || (who === 'admin' && row.to.includes('ADMIN'));
}

/** Signing in doesn't help a processor. */
const needsSignIn = ({ to }: Row) => !to?.includes('PROCESSOR');

const nameOf = ({ method, path }: Row) => `${method} ${path}`;
const pathOf = ({ path }: Row) => `/api${path.replace(/:\w+/g, '2000000000')}`;
// Signing out would end the sessions that the other endpoints need.
const isTried = (row: Row) => nameOf(row) !== 'POST /logout';

test.each(rows.filter(isTried).map((row) => [nameOf(row), row] as const))(
  '%s checks permissions',
  async (name, row) => {
    for (const who of everyone) {
      const { status, body } = await people[who].send(row.method, pathOf(row), row.method === 'GET' ? undefined : {});
      const refusal = who === 'visitor' && needsSignIn(row) ? 401 : 403;
      if (isLetThrough(row, who)) expect([200, 201, 400, 404], `${who} at ${name}`).toContain(status);
      else expect([status, body.code], `${who} at ${name}`).toEqual([refusal, CODES[refusal]]);
    }
  },
);

const CODES = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN' };

const withIds = rows.filter(({ path }) => path.includes(':'));

test.each(withIds)('$method $path with an id that is not a number says so to callers with permission', async (row) => {
  const body = row.method === 'GET' ? undefined : {};
  const refusals = everyone.map((who) => {
    if (isLetThrough(row, who)) return [who, 400, 'An id is a number'];
    return [who, ...(who === 'visitor' && needsSignIn(row) ? [401, 'Please sign in'] : [403, expect.any(String)])];
  });
  for (const id of ['abc', '-1', '1.5', '1e3', '%20']) {
    const path = `/api${row.path.replace(/:\w+/g, id)}`;
    const answers = everyone.map(async (who) => {
      const answer = await people[who].send(row.method, path, body);
      return [who, answer.status, answer.body.message];
    });
    expect(await Promise.all(answers)).toEqual(refusals);
  }
});
