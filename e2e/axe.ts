import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

// What follows runs in the page, and is text so that no compiler changes it.

/** With rule names it looks at those alone. */
const seriousFindings = (...rules: string[]) => `
  axe.run(document, { resultTypes: ['violations'], runOnly: ${rules.length > 0 ? JSON.stringify(rules) : 'undefined'} })
    .then(({ violations }) =>
      violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ': ' + target.join(' '))),
    )`;

/** A color on its way to another one has a contrast that nobody gets to read. Each round lets the browser draw in between. */
const SETTLED = `
  (async () => {
    for (let round = 0; round < 20; round += 1) {
      const moves = document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime !== Infinity);
      if (moves.length === 0) return;
      const ends = Promise.allSettled(moves.map(({ finished }) => finished));
      await Promise.race([ends, new Promise((resolve) => setTimeout(resolve, 1000))]);
      await new Promise((resolve) => setTimeout(resolve));
    }
  })()`;

export const OVERHANG = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** Nothing serious or critical for axe, on the desktop the colors by night as well, and nothing beside the screen. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await page.evaluate(axe.source);
  const expectNone = async (colorScheme: 'light' | 'dark', findings: string) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(SETTLED);
    expect.soft(await page.evaluate<string[]>(findings), `${screen}, ${colorScheme}`).toEqual([]);
  };
  // Colors are the same at every width.
  if (page.viewportSize()!.width > 768) await expectNone('dark', seriousFindings('color-contrast'));
  await expectNone('light', seriousFindings());
  expect.soft(await page.evaluate<number>(OVERHANG), `${screen}: pixels beside the screen`).toBeLessThanOrEqual(0);
}
