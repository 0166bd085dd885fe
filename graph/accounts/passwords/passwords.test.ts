import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords';

test('a hash matches only its own password, and differs each time', async () => {
  const passwordHash = await hashPassword('Herdline1');
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=32768,t=4,p=1\$/);
  expect(await verifyPassword(passwordHash, 'Herdline1')).toBe(true);
  expect(await verifyPassword(passwordHash, 'herdline1')).toBe(false);
  expect(await hashPassword('Herdline1')).not.toBe(passwordHash);
});

test('no password matches if there is no hash', async () => {
  expect(await verifyPassword(null, '')).toBe(false);
  expect(await verifyPassword(undefined, 'Herdline1')).toBe(false);
});

test('checking a password takes as long without a hash as with one', async () => {
  const passwordHash = await hashPassword('Herdline1');
  const times = { known: [] as number[], unknown: [] as number[] };
  // Alternates both checks, so that other load on this machine slows down both.
  for (let run = 0; run < 5; run++) {
    times.known.push(await timeOf(() => verifyPassword(passwordHash, 'Herdline2')));
    times.unknown.push(await timeOf(() => verifyPassword(null, 'Herdline2')));
  }
  // Without hashing it would take a thousandth of the time.
  expect(Math.min(...times.unknown)).toBeGreaterThan(Math.min(...times.known) / 4);
});

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
test('a password is the same in every form of its letters, and one that was hashed as typed still opens the account', async () => {
  const [composed, decomposed] = ['Zo\u00eb12345', 'Zoe\u030812345'];
  expect(await verifyPassword(await hashPassword(composed), decomposed)).toBe(true);
  expect(await verifyPassword(await hashPassword(decomposed), composed)).toBe(true);
  expect(await verifyPassword(await hash(decomposed), decomposed)).toBe(true);
  expect(await verifyPassword(await hash(decomposed), 'Zoe12345')).toBe(false);
});
