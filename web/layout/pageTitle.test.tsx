import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Place, type ScreenName, site } from '../../rules/site';
import { fakeServer, visit } from '../testing/visit';
import { heads } from './heads';

const description = () => document.querySelector('meta[name="description"]')?.getAttribute('content');

const meta = Object.assign(document.createElement('meta'), { name: 'description' });

// Appends to the head instead of replacing its content, because the head contains the styles of rendered components.
beforeEach(() => document.head.append(meta));
afterEach(() => meta.remove());

test.each(Object.keys(site) as ScreenName[])(
  '%s has its own title, and a description if visitors may find it',
  (name) => {
    const { title, description = '' } = heads[name];
    const { who }: Place = site[name];
    expect(title === undefined).toBe(name === 'home');
    const isFound = name !== 'home' && ['everyone', 'whenOpen'].includes(String(who));
    expect(description).toMatch(isFound ? /^\S.{20,}\.$/s : /^$/);
  },
);

test('title and description change with the screen', async () => {
  visit('/nowhere', fakeServer(null));
  await waitFor(() => expect(document.title).toBe('Page not found – Herdline'));
  expect(description()).toBe("There's nothing at this address.");
  await userEvent.click(screen.getAllByRole('link', { name: 'Herdline, home' })[0]!);
  await waitFor(() => expect(document.title).toBe('Herdline – beef direct from ranchers'));
  expect(description()).toMatch(/^Skip the Middlemen/);
});
