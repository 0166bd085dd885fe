import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** The source of a check by one rule, or by all rules but one, WCAG 2.2 AA included. It's a string, so that it reaches the page uncompiled. */
const findingsBy = ({ only, but }: { only?: string; but?: string | undefined }) => `
  axe.run(document, {
    resultTypes: ['violations'],
    runOnly: ${only ? JSON.stringify([only]) : 'undefined'},
    // A rule of WCAG 2.2 AA that's off unless it's asked for.
    rules: ${only ? '{}' : `{ 'target-size': { enabled: true }${but ? `, '${but}': { enabled: false }` : ''} }`},
    // None of the rules reads style sheets.
    preload: false,
  })
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

const CONTRAST = 'color-contrast';
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 375, height: 812 };

/** Runs a check at desktop and phone size without loading the screen twice. The page stays at desktop size. */
export async function onBoth(page: Page, check: (isPhone: boolean) => Promise<void>): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await check(false);
  await page.setViewportSize(PHONE);
  await check(true);
  await page.setViewportSize(DESKTOP);
}

/** Expects no findings of axe and no horizontal scroll. On desktops, it also checks colors in dark mode. */
export async function expectAccessible(page: Page, screen: string, but?: string): Promise<void> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe.source);
  const { width } = page.viewportSize()!;
  const expectNone = async (colorScheme: 'light' | 'dark', findings: string) => {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(UNTIL_DRAWN);
    expect.soft(await page.evaluate<string[]>(findings), `${screen}, ${width} wide, ${colorScheme}`).toEqual([]);
  };
  if (width > 768) await expectNone('dark', findingsBy({ only: CONTRAST }));
  await expectNone('light', findingsBy({ but }));
  await expectNoHorizontalScroll(page, screen);
}

/** Colors are the same at every width, so that only the desktop checks them. */
export const expectAccessibleOnBoth = (page: Page, screen: string) =>
  onBoth(page, (isPhone) => expectAccessible(page, screen, isPhone ? CONTRAST : undefined));

export async function expectNoHorizontalScroll(page: Page, screen: string): Promise<void> {
  const overflow = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect.soft(overflow, `${screen}, ${page.viewportSize()!.width} wide: pixels of overflow`).toBeLessThanOrEqual(0);
}
