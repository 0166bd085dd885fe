import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Waits for a row of a list. */
export const findRow = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

/** Opens the menu of a row. */
export async function openRowMenu(name: string) {
  await userEvent.click(within(await findRow(name)).getByRole('button', { name: /^More/ }));
  return within(await screen.findByRole('menu'));
}

/** Presses the row's button `verb`, or else the entry in the row's menu. */
export async function pressInRow(name: string, verb: string): Promise<void> {
  const button = within(await findRow(name)).queryByRole('button', { name: new RegExp(`^${verb} – `) });
  await userEvent.click(button ?? (await openRowMenu(name)).getByRole('menuitem', { name: verb }));
}

/** Returns the labels of a row's actions, the buttons first and then the menu entries. */
export async function verbsOfRow(name: string): Promise<(string | undefined)[]> {
  const buttons = within(await findRow(name)).getAllByRole('button');
  const verbs = buttons.map((button) => (button.getAttribute('aria-label') ?? button.textContent)?.split(' – ')[0]);
  if (verbs.at(-1) !== 'More') return verbs;
  const entries = (await openRowMenu(name)).getAllByRole('menuitem').map(({ textContent }) => textContent);
  await userEvent.keyboard('{Escape}');
  return [...verbs.slice(0, -1), ...entries];
}
