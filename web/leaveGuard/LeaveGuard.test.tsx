import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openEditor, openTab, save, write } from '../rancher/profile/testing/editorVisit';
import { currentUrl, rancher } from '../testing/visit';

const dashboard = () => screen.getAllByRole('link', { name: 'Dashboard' })[0]!;
const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
async function logOut() {
  await userEvent.click(screen.getByRole('button', { name: rancher.name }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
}
const closeTab = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event;
};

test('leaving without changes shows no question', async () => {
  await openEditor();
  expect(closeTab().defaultPrevented).toBe(false);
  await userEvent.click(dashboard());
  await waitFor(() => expect(currentUrl()).toBe('/rancher-dashboard'));
});

test('a link asks before discarding changes: Keep Editing keeps them, Leave Without Saving follows the link', async () => {
  await openEditor();
  write('Ranch name', 'Cedar Fork');
  await userEvent.click(dashboard());
  await userEvent.click(within(await question()).getByRole('button', { name: 'Keep Editing' }));
  expect(currentUrl()).toBe('/profile');
  expect(screen.getByLabelText<HTMLInputElement>('Ranch name').value).toBe('Cedar Fork');
  await userEvent.click(dashboard());
  await userEvent.click(within(await question()).getByRole('button', { name: 'Leave Without Saving' }));
  await waitFor(() => expect(currentUrl()).toBe('/rancher-dashboard'));
});

test('closing the browser tab asks for confirmation, but switching tabs within the page does not', async () => {
  await openEditor();
  write('Ranch name', 'Cedar Fork');
  expect(closeTab().defaultPrevented).toBe(true);
  await openTab('Products');
  await waitFor(() => expect(currentUrl()).toBe('/profile?tab=products'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('leaving after saving shows no question', async () => {
  await openEditor();
  write('Ranch name', 'Cedar Fork');
  await save();
  await screen.findByText('Profile Updated');
  await waitFor(() => expect(closeTab().defaultPrevented).toBe(false));
  await userEvent.click(dashboard());
  await waitFor(() => expect(currentUrl()).toBe('/rancher-dashboard'));
});

test('logging out asks about unsaved changes before the session ends', async () => {
  const { server } = await openEditor();
  write('Ranch name', 'Cedar Fork');
  await logOut();
  await userEvent.click(within(await question()).getByRole('button', { name: 'Keep Editing' }));
  expect(server.operations).not.toContain('Logout');
  expect(screen.getByLabelText<HTMLInputElement>('Ranch name').value).toBe('Cedar Fork');
  await logOut();
  await userEvent.click(within(await question()).getByRole('button', { name: 'Leave Without Saving' }));
  expect(await screen.findByText('Logged Out')).toBeTruthy();
  await waitFor(() => expect(currentUrl()).toBe('/'));
});

test('after a failed logout the unsaved changes are still there, and leaving asks again', async () => {
  await openEditor('/profile', { Logout: () => new TypeError('Failed to fetch') });
  write('Ranch name', 'Cedar Fork');
  await logOut();
  await userEvent.click(within(await question()).getByRole('button', { name: 'Leave Without Saving' }));
  expect(await screen.findByText('Logout Failed')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Ranch name').value).toBe('Cedar Fork');
  expect(closeTab().defaultPrevented).toBe(true);
  await userEvent.click(dashboard());
  expect(await question()).toBeTruthy();
  expect(currentUrl()).toBe('/profile');
});
