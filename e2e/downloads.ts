import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** Downloads the file behind the link of this name. */
export async function download(page: Page, link: string): Promise<{ name: string; content: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: link }).click()]);
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

/** Returns the lines of a CSV file without its byte order mark, which marks it as UTF-8 for Excel. */
export const linesOf = (content: Buffer): string[] => content.toString().trim().split('\r\n');
