import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** As text, since it runs in the page. */
const SERIOUS_FINDINGS = `
  axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
    violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ': ' + target.join(' '))),
  )`;

const OVERHANG = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** Nothing serious or critical for axe, by day and by night, and nothing beside the screen. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await page.evaluate(axe.source);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect.soft(await page.evaluate<string[]>(SERIOUS_FINDINGS), `${screen}, ${colorScheme}`).toEqual([]);
  }
  expect.soft(await page.evaluate<number>(OVERHANG), `${screen}: pixels beside the screen`).toBe(0);
}
