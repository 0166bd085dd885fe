import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ScreenBoundary } from '../app/ScreenBoundary';
import { lazyScreen } from './lazyScreen';

const importScreen = vi.fn(async () => ({ default: () => <h1>Here it is</h1> }));

function open() {
  const { Screen, load } = lazyScreen(importScreen);
  render(
    <MemoryRouter>
      <ScreenBoundary>
        <Screen />
      </ScreenBoundary>
    </MemoryRouter>,
  );
  return load;
}

beforeEach(() => {
  importScreen.mockClear();
  // React logs the errors that a boundary caught.
  vi.spyOn(console, 'error').mockReturnValue();
});

test('a screen shows as soon as its code has loaded', async () => {
  const load = open();
  expect(screen.getByRole('status')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeTruthy();
  await load();
  expect(importScreen).toHaveBeenCalledTimes(1);
});

test('code that fails to load is requested once, and again on Try Again', async () => {
  importScreen.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  open();
  expect(await screen.findByRole('heading', { name: "Couldn't load this page" })).toBeTruthy();
  expect(importScreen).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeTruthy();
  expect(importScreen).toHaveBeenCalledTimes(2);
});

test.each([
  ['reloads the page if the server responds', async () => new Response('ok'), 1, 2],
  ['loads the code again if the server does not respond', () => Promise.reject(new TypeError('Failed to fetch')), 0, 3],
])('after two failures, Try Again %s', async (_, respond, reloads, imports) => {
  vi.stubGlobal('fetch', respond);
  onTestFinished(() => void vi.unstubAllGlobals());
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  onTestFinished(() => reload.mockRestore());
  importScreen.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  importScreen.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(importScreen).toHaveBeenCalledTimes(2));
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(reloads));
  await waitFor(() => expect(importScreen).toHaveBeenCalledTimes(imports));
});
