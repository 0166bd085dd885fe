import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** The file behind a link of that name. */
export async function download(page: Page, link: string): Promise<{ name: string; content: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: link }).click()]);
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

/** The lines of a table in a file, without the mark that tells Excel of UTF-8. */
export const linesOf = (content: Buffer): string[] => content.toString().trim().split('\r\n');
