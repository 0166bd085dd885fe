import { expect, type Page } from '@playwright/test';
import { CUSTOMER, RANCHER } from '../people';
import { test } from '../test';

/** What a laptop shows at a zoom of 400 %. */
const ZOOMED = { width: 320, height: 256 };
const PRESSES = 30;

/** The name of the focused element if bars or messages cover all of it, or if it's out of view. Empty if it can be seen. */
const HIDDEN_FOCUS = `(() => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return '';
  const { left, top, width, height } = focused.getBoundingClientRect();
  const parts = [0.1, 0.5, 0.9];
  const isSeen = (x, y) => {
    const at = document.elementFromPoint(x, y);
    return at !== null && (focused.contains(at) || at.contains(focused));
  };
  const isVisible = parts.some((x) => parts.some((y) => isSeen(left + width * x, top + height * y)));
  return isVisible ? '' : focused.outerHTML.slice(0, 200);
})()`;

/** The share of the page that stays in place while one scrolls. */
const COVERED = `(() => {
  const rows = Array.from({ length: 64 }, (_, row) => (row * innerHeight) / 64 + 1);
  const isFixed = (element) => element !== null &&
    (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isFixed(element.parentElement));
  return rows.filter((y) => isFixed(document.elementFromPoint(innerWidth / 2, y))).length / rows.length;
})()`;

/** Waits until nothing that still loads changes the height of the page, since that moves the focus out of view. */
async function expectLoaded(page: Page): Promise<void> {
  const height = () => page.evaluate<number>('document.documentElement.scrollHeight');
  await expect(async () => {
    const before = await height();
    await page.waitForTimeout(700);
    expect(await height()).toBe(before);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  }).toPass();
}

async function expectReachable(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectLoaded(page);
  for (let press = 0; press < PRESSES; press++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate<string>(HIDDEN_FOCUS), `${path} after ${press + 1} presses of Tab`).toBe('');
  }
  await page.evaluate('scrollTo({ top: 600, behavior: "instant" })');
  expect(await page.evaluate<number>(COVERED), `${path}: what stays in place`).toBeLessThanOrEqual(0.25);
}

test('at a zoom of 400 % the focus is never hidden, and bars leave room to read', async ({ enter }) => {
  const [visitor, family, rancher] = [await enter(), await enter(CUSTOMER), await enter(RANCHER)];
  for (const page of [visitor, family, rancher]) await page.setViewportSize(ZOOMED);
  for (const path of ['/', '/find-rancher']) await expectReachable(visitor, path);
  await expectReachable(family, '/customer-orders');
  for (const path of ['/rancher-orders', '/rancher/herd']) await expectReachable(rancher, path);
});
