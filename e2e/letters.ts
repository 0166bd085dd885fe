import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Returns the newest email of this template to a person, and waits until there is one. */
export async function letterTo({ email }: { email: string }, template: string): Promise<string> {
  const letters = () => readLetters(template, email);
  await expect.poll(async () => (await letters()).length).toBeGreaterThan(0);
  return (await letters()).at(-1)!;
}

async function readLetters(template: string, addressee: string): Promise<string[]> {
  const directory = join(process.env.E2E_DATA_DIR!, 'mail');
  const names = await readdir(directory).catch(() => []);
  const chosen = names.filter((name) => name.includes(template) && name.endsWith('.txt')).toSorted();
  const letters = await Promise.all(chosen.map((name) => readFile(join(directory, name), 'utf8')));
  return letters.filter((letter) => letter.includes(addressee));
}
