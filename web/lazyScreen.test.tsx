import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { ScreenBoundary } from './errors/ScreenBoundary';
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
  // React tells there of what a boundary caught.
  vi.spyOn(console, 'error').mockReturnValue();
});

test('a screen comes when its code does', async () => {
  const load = open();
  expect(screen.getByRole('status')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeTruthy();
  await load();
  expect(importScreen).toHaveBeenCalledTimes(1);
});

test('code that does not come is asked for once, and again when one asks to try again', async () => {
  importScreen.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  open();
  expect(await screen.findByRole('heading', { name: 'This page did not load' })).toBeTruthy();
  expect(importScreen).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeTruthy();
  expect(importScreen).toHaveBeenCalledTimes(2);
});
