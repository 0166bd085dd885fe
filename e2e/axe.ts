import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const ALL = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };
/** The rules whose findings depend on the color scheme. */
const COLORS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** The source of a check. It's a string, so that it reaches the page uncompiled. None of the rules reads style sheets. */
const findingsBy = (rules: typeof ALL) => `
  axe.run(document, { resultTypes: ['violations'], runOnly: ${JSON.stringify(rules)}, preload: false })
    .then(async ({ violations }) => {
      const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ id, at: target.join(' ') })));
      const real = [];
      for (const { id, at } of found) if (id !== 'target-size' || (await isSmall(at))) real.push(id + ': ' + at);
      return real;

      // A bar or a message that stays in place may cover a part of a target until one scrolls.
      async function isSmall(at) {
        document.querySelector(at).scrollIntoView({ block: 'center', behavior: 'instant' });
        return (await axe.run(at, { runOnly: 'target-size', preload: false })).violations.length > 0;
      }
    })`;

/** Waits until the screen is drawn and its animations are over, because axe would misjudge colors and overlaps before that. */
const UNTIL_DRAWN = `
  new Promise(requestAnimationFrame)
    .then(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
    .then(() => {})`;

const DESKTOP = { width: 1280, height: 800 };
/** Wider phones show the same, because no breakpoint lies between. */
const NARROW = { width: 320, height: 568 };

/** Runs a check on a desktop and on the narrowest phone without loading the screen again. The page stays at desktop size. */
export async function onBoth(page: Page, check: () => Promise<void>): Promise<void> {
  await check();
  await page.setViewportSize(NARROW);
  await check();
  await page.setViewportSize(DESKTOP);
}

/** Expects no findings of axe, light and dark, and no horizontal scroll. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe.source);
  const { width } = page.viewportSize()!;
  for (const [colorScheme, rules] of [
    ['dark', COLORS],
    ['light', ALL],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(UNTIL_DRAWN);
    const found = await page.evaluate<string[]>(findingsBy(rules));
    expect.soft(found, `${screen}, ${width} wide, ${colorScheme}`).toEqual([]);
  }
  await expectNoHorizontalScroll(page, screen);
}

/** Expects that in the colors for sunlight every text has a contrast of 7:1, and large ones of 4.5:1. */
export async function expectStrongInSunlight(page: Page, screen: string): Promise<void> {
  // Pressed wherever it is, since a bar, a message or a dialog may cover it.
  const choose = (name: string) => page.getByRole('button', { name, includeHidden: true }).dispatchEvent('click');
  await choose('Colors for Sunlight');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.evaluate(UNTIL_DRAWN);
  const found = await page.evaluate<string[]>(findingsBy({ type: 'rule', values: ['color-contrast-enhanced'] }));
  expect.soft(found, `${screen}, in sunlight`).toEqual([]);
  await choose('Normal Colors');
}

export const expectAccessibleOnBoth = (page: Page, screen: string) =>
  onBoth(page, () => expectAccessible(page, screen));

export async function expectNoHorizontalScroll(page: Page, screen: string): Promise<void> {
  const overflow = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect.soft(overflow, `${screen}, ${page.viewportSize()!.width} wide: pixels of overflow`).toBeLessThanOrEqual(0);
}
