import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { cedarFork, listOf } from '../testing/ranches';
import { currentUrl, customer, fakeServer, visit } from '../testing/visit';

const state = (name: string, ranchCount: number, halfFrom: number | null = 170_000) => ({
  __typename: 'RanchState',
  ...{ state: name, ranchCount, halfFrom },
});

const server = (nodes = [cedarFork], states = [state('Ohio', 2), state('Oklahoma', 1, null), state('Texas', 30)]) =>
  fakeServer(customer, {
    StatesPage: () => ({ ranchStates: states }),
    StatePage: () => listOf(nodes, nodes.length === 0 ? 0 : 30),
  });

const link = (name: string | RegExp) => screen.findByRole('link', { name });

afterEach(() => void delete document.documentElement.dataset.ranches);

describe('the page of a state', () => {
  test('lists its ranches with their number and prices, and links to nearby states', async () => {
    visit('/ranchers/texas', server());
    expect(await screen.findByRole('heading', { level: 1, name: 'Ranches in Texas' })).toBeTruthy();
    expect(await screen.findByText('30 ranches sell straight to families. Halves from $1,700.')).toBeTruthy();
    const list = await screen.findByRole('list', { name: 'Ranches in Texas' });
    expect(within(list).getByRole('link', { name: 'Cedar Fork Ranch' })).toBeTruthy();
    expect((await link('See All 30 ranches')).getAttribute('href')).toBe('/find-rancher?state=Texas');
    expect((await link('Oklahoma')).getAttribute('href')).toBe('/ranchers/oklahoma');
    expect(screen.queryByRole('link', { name: 'Ohio' })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'All states' })[0]!.getAttribute('href')).toBe('/ranchers');
    await waitFor(() => expect(document.title).toContain('Ranches in Texas'));
  });

  test('links to the search if the state has no ranches', async () => {
    visit('/ranchers/vermont', server([]));
    expect(await screen.findByText('No ranch in Vermont sells here yet.')).toBeTruthy();
    expect((await link('Find Ranches That Reach You')).getAttribute('href')).toBe('/find-rancher');
  });

  test('links to the list of states if the URL names no state', async () => {
    visit('/ranchers/ontario', server());
    expect(await screen.findByText('We don’t know this state')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All States' }).getAttribute('href')).toBe('/ranchers');
  });

  test('sends visitors to sign in if ranch pages are closed to them', async () => {
    visit('/ranchers/texas', fakeServer(null));
    await waitFor(() => expect(currentUrl()).toBe('/auth'));
  });

  test('links to ranches by their readable URLs if ranch pages are open to visitors', async () => {
    document.documentElement.dataset.ranches = 'open';
    visit('/ranchers/texas', server());
    expect((await link('Cedar Fork Ranch')).getAttribute('href')).toBe('/rancher/7/cedar-fork-ranch');
    expect((await link(/^Order Now/)).getAttribute('href')).toBe('/rancher/7/cedar-fork-ranch?tab=products');
  });
});

describe('the list of states', () => {
  test('shows each state with its number of ranches and the price of a half', async () => {
    visit('/ranchers', server());
    expect((await link('Texas')).getAttribute('href')).toBe('/ranchers/texas');
    const [ohio, oklahoma] = within(screen.getByRole('main')).getAllByRole('listitem');
    expect(ohio!.textContent).toBe('Ohio2 ranches · halves from $1,700');
    expect(oklahoma!.textContent).toBe('Oklahoma1 ranch');
  });

  test('says that there are no ranches if no state has any', async () => {
    visit('/ranchers', server([], []));
    expect(await screen.findByText('No ranches yet')).toBeTruthy();
  });
});
