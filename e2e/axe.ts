import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** With rule names it looks at those alone. It runs in the page, and is text so that no compiler changes it. */
const seriousFindings = (...rules: string[]) => `
  axe.run(document, {
    resultTypes: ['violations'],
    runOnly: ${rules.length > 0 ? JSON.stringify(rules) : 'undefined'},
    // No rule that it runs reads style sheets.
    preload: false,
  })
    .then(({ violations }) =>
      violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ': ' + target.join(' '))),
    )`;

/** Colors, and what lies over what, are known once the screen is drawn. A dialog comes from beside it, as fast as can be here. */
const DRAWN = `
  new Promise(requestAnimationFrame)
    .then(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
    .then(() => {})`;

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 375, height: 812 };

/** On a desk and on a phone, without loading the screen twice; leaves it on the desk. */
export async function onBoth(page: Page, look: () => Promise<void>): Promise<void> {
  await page.setViewportSize(DESK);
  await look();
  await page.setViewportSize(PHONE);
  await look();
  await page.setViewportSize(DESK);
}

/** Nothing serious or critical for axe, on the desktop the colors by night as well, and nothing beside the screen. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe.source);
  const { width } = page.viewportSize()!;
  const expectNone = async (colorScheme: 'light' | 'dark', findings: string) => {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(DRAWN);
    expect.soft(await page.evaluate<string[]>(findings), `${screen}, ${width} wide, ${colorScheme}`).toEqual([]);
  };
  // Colors are the same at every width.
  if (width > 768) await expectNone('dark', seriousFindings('color-contrast'));
  await expectNone('light', seriousFindings());
  await expectNoHorizontalScroll(page, screen);
}

export const expectAccessibleOnBoth = (page: Page, screen: string) =>
  onBoth(page, () => expectAccessible(page, screen));

export async function expectNoHorizontalScroll(page: Page, screen: string): Promise<void> {
  const overhang = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect.soft(overhang, `${screen}, ${page.viewportSize()!.width} wide: pixels beside it`).toBeLessThanOrEqual(0);
}
