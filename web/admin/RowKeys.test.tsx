import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminOf, countsOf, pageOf, ranchOf } from '../testing/adminAnswers';
import { admin, currentUrl, fakeServer, visit } from '../testing/visit';

async function open() {
  const rows = ['Cedar Fork', 'Blue Heron', 'Dry Gulch'].map((ranchName, at) =>
    ranchOf({ id: `${7 + at}`, ranchName }),
  );
  const server = fakeServer(admin, {
    ApprovalCounts: () => countsOf(3, 0),
    ApprovedRanchesTab: () => adminOf({ ranchers: pageOf(rows) }),
    RanchDetailsDialog: () => ({ rancher: null }),
  });
  visit('/admin?tab=approved', server);
  await screen.findByText('Dry Gulch');
}

/** Returns the first letters of the focused row. */
const focused = () => document.activeElement?.closest('tr')?.textContent?.slice(0, 5);

test('j and k move the focus between the rows, and Enter opens the focused row', async () => {
  await open();
  await userEvent.keyboard('j');
  expect(focused()).toBe('Cedar');
  await userEvent.keyboard('jj');
  expect(focused()).toBe('Dry G');
  // On the last row, j does nothing.
  await userEvent.keyboard('j');
  expect(focused()).toBe('Dry G');
  await userEvent.keyboard('k');
  expect(focused()).toBe('Blue ');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(currentUrl()).toBe('/admin?tab=approved&ranch=8'));
  // While a dialog is open, the keys do nothing.
  await screen.findByRole('dialog');
  await userEvent.keyboard('j');
  expect(focused()).toBeUndefined();
});

test('j moves the focus from a link within a row to the next row', async () => {
  await open();
  screen.getByRole('link', { name: 'Blue Heron' }).focus();
  await userEvent.keyboard('j');
  expect(focused()).toBe('Dry G');
});

test('the shortcuts ignore typing and keys with Ctrl', async () => {
  await open();
  const field = screen.getByPlaceholderText<HTMLInputElement>('Search ranchers...');
  await userEvent.type(field, 'jk');
  expect(field.value).toBe('jk');
  expect(document.activeElement).toBe(field);
  field.blur();
  await userEvent.keyboard('{Control>}j{/Control}');
  expect(focused()).toBeUndefined();
});

test('the shortcuts can be turned off, and the choice is stored', async () => {
  await open();
  expect(screen.getByText(/Press j and k to move between rows/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Turn Off' }));
  await userEvent.keyboard('j');
  expect(focused()).toBeUndefined();
  expect(localStorage.getItem('herdline.rowKeys.v1')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Turn On' }));
  await userEvent.keyboard('j');
  expect(focused()).toBe('Cedar');
});
