import { expect, type Locator, type Page } from '@playwright/test';

/** More Tab stops than any screen has. */
const MAX_STEPS = 80;

/** Whether there is an outline around the focused element, around its parent, or around the card that its ::after covers. */
const HAS_OUTLINE = `(() => {
  const isOutlined = ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  const { activeElement } = document;
  return [
    getComputedStyle(activeElement),
    getComputedStyle(activeElement, '::after'),
    getComputedStyle(activeElement.parentElement),
  ].some(isOutlined);
})()`;

/** Presses Tab until the target has the focus, and expects the focus to be visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluateAll((elements) => elements.some((element) => element.matches(':focus')));
  await target.first().waitFor();
  for (let step = 0; step < MAX_STEPS && !(await isThere()); step += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
  expect(await page.evaluate<boolean>(HAS_OUTLINE), `the focus on ${target} is visible`).toBe(true);
}

export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Presses a button that opens a dialog, and expects that the focus moves into it. */
export async function openDialog(page: Page, opener: Locator, name: string | RegExp): Promise<Locator> {
  await press(page, opener);
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.and(page.locator(':focus-within'))).toBeVisible();
  return dialog;
}

const CONTROLS = /(heading|button|textbox|radio|combobox) "[^"]*"( \[(checked|disabled|pressed)\])?/g;

/** Expects what a screen reader says of a dialog's controls: roles, names and states, in this order. */
export const expectSpoken = (dialog: Locator, controls: string) =>
  expect
    .poll(async () => (await dialog.ariaSnapshot()).match(CONTROLS))
    .toEqual(controls.trim().split(/\s*(?: · |\n)\s*/));
