import { expect, type Page } from '@playwright/test';
import { expectNoHorizontalScroll } from '../axe';

/** What a laptop shows at a zoom of 400 %. */
const ZOOMED = { width: 320, height: 256 };

/** Focuses the first parts of the page that Tab reaches, and returns one that bars or messages cover or that's out of view. */
const HIDDEN_FOCUS = `(async () => {
  const parts = [0.1, 0.5, 0.9];
  const isSeen = (focused) => {
    const box = focused.getBoundingClientRect();
    // A tall part of the page is never in view as a whole.
    const top = Math.max(box.top, 0);
    const height = Math.min(box.bottom, innerHeight) - top;
    const isSeenAt = (x, y) => {
      const at = document.elementFromPoint(x, y);
      return at !== null && (focused.contains(at) || at.contains(focused));
    };
    return height > 0 && parts.some((x) => parts.some((y) => isSeenAt(box.left + box.width * x, top + height * y)));
  };
  const reached = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')].filter(
    (element) => element.tabIndex >= 0 && !element.disabled && element.checkVisibility({ visibilityProperty: true }));
  for (const element of reached.slice(0, 30)) {
    element.focus();
    if (document.activeElement !== element || isSeen(element)) continue;
    await new Promise(requestAnimationFrame);
    if (document.activeElement === element && !isSeen(element)) return element.outerHTML.slice(0, 200);
  }
  return '';
})()`;

/** The share of the page that stays in place while one scrolls. */
const COVERED = `(() => {
  const rows = Array.from({ length: 64 }, (_, row) => (row * innerHeight) / 64 + 1);
  const isFixed = (element) => element !== null &&
    (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isFixed(element.parentElement));
  return rows.filter((y) => isFixed(document.elementFromPoint(innerWidth / 2, y))).length / rows.length;
})()`;

/** Expects that at a zoom of 400 % the focus is never hidden, and bars leave room to read. The page stays at that size. */
export async function expectReadableZoomed(page: Page, screen: string): Promise<void> {
  await page.setViewportSize(ZOOMED);
  await expectNoHorizontalScroll(page, `${screen}, at 400 %`);
  // The first focus is by keyboard, so that what is shown only then is shown.
  await page.keyboard.press('Tab');
  expect.soft(await page.evaluate<string>(HIDDEN_FOCUS), `${screen}: hidden focus`).toBe('');
  const isPage = await page.evaluate<boolean>('!document.querySelector("[role=dialog]")');
  if (isPage) {
    await page.evaluate('scrollTo({ top: 600, behavior: "instant" })');
    expect.soft(await page.evaluate<number>(COVERED), `${screen}: what stays in place`).toBeLessThanOrEqual(0.25);
  }
}

/** The spacing of text that readers may set (WCAG 1.4.12). A style element would need an exception from the content policy. */
const SPACE_TEXT = `
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(\`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }\`);
  document.adoptedStyleSheets.push(sheet);`;

/** The texts that are cut off, without previews of some lines, whose link shows the whole. */
const CUT_OFF = `[...document.querySelectorAll('body *')].filter((element) => {
  const { clipPath, overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
  const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  return hasText && clipPath === 'none' && webkitLineClamp === 'none' && (
    (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
    (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1));
}).map((element) => element.outerHTML.slice(0, 200))`;

/** Expects that wider text spacing neither widens the page nor cuts off a text that was whole. */
export async function expectRoomForSpacing(page: Page, screen: string): Promise<void> {
  const before = await page.evaluate<string[]>(CUT_OFF);
  await page.evaluate(SPACE_TEXT);
  await expectNoHorizontalScroll(page, `${screen}, with text spacing`);
  const after = await page.evaluate<string[]>(CUT_OFF);
  expect
    .soft(
      after.filter((text) => !before.includes(text)),
      `${screen}: cut off by text spacing`,
    )
    .toEqual([]);
  await page.evaluate('document.adoptedStyleSheets.pop()');
}
