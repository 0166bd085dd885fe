import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { cedarFork, listing, listOf } from '../../testing/ranches';
import { currentUrl, refusal, visit } from '../../testing/visit';
import type { RanchMapQueryVariables } from './RanchMap.generated';

const point = (given: object = {}) => ({
  ...{ __typename: 'RanchPoint', rancherId: '7', ranchName: 'Cedar Fork Ranch', city: 'Waco', state: 'Texas' },
  ...{ latitude: 31.5, longitude: -97.1, distanceMiles: null as number | null },
  ...given,
});

const AUSTIN = { __typename: 'ZipPlace', zipCode: '78701', latitude: 30.2711, longitude: -97.7426 };

/** A server with the list and the map of these ranches. `maps` records the variables of the map's queries. */
function mapOf(points: object[], others: Parameters<typeof listing>[1] = {}) {
  const maps: RanchMapQueryVariables[] = [];
  const RanchMap = (variables: Record<string, unknown>) => {
    maps.push(variables as RanchMapQueryVariables);
    return { ranchPoints: points, ...(variables.hasPlace === true && { zipPlace: AUSTIN }) };
  };
  return Object.assign(
    listing(() => listOf([cedarFork]), { RanchMap, ...others }),
    { maps },
  );
}

const map = async () => within(await screen.findByRole('application', { name: 'Map of ranches' }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const findText = (text: string) => screen.findByText(text);

test('the map loads when it is chosen, and the choice is in the URL', async () => {
  const server = mapOf([point()]);
  visit('/find-rancher', server);
  await screen.findByRole('heading', { level: 2, name: 'Cedar Fork Ranch' });
  expect(server.operations).not.toContain('RanchMap');
  await press('Map');
  expect(await findText('1 ranch in view')).toBeTruthy();
  expect(currentUrl()).toBe('/find-rancher?layout=map');
  expect(screen.queryByRole('heading', { level: 2, name: 'Cedar Fork Ranch' })).toBeNull();
  await press('List and map');
  expect(currentUrl()).toBe('/find-rancher?layout=both');
  expect(await screen.findByRole('heading', { level: 2, name: 'Cedar Fork Ranch' })).toBeTruthy();
  await press('List');
  expect(currentUrl()).toBe('/find-rancher');
});

test('a point is a button with name, place and miles, and opens the quick view', async () => {
  const server = mapOf([point({ distanceMiles: 40.2 })]);
  visit('/find-rancher?layout=map&near=78701&within=100&size=half-cow', server);
  const button = (await map()).getByRole('button', { name: 'Cedar Fork Ranch, Waco, TX, 40.2 miles' });
  expect(server.maps).toEqual([
    {
      ...{ filter: { near: { zipCode: '78701', miles: 100 }, orderSizes: ['HALF_COW'] } },
      ...{ zipCode: '78701', hasPlace: true },
    },
  ]);
  await userEvent.click(button);
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(currentUrl()).toContain('view=7');
});

test('ranches close together share one button, which zooms in until each has its own', async () => {
  visit('/find-rancher?layout=map', mapOf([point(), point({ rancherId: '8', ranchName: 'Elm' })]));
  const shown = await map();
  for (let presses = 0; presses < 5; presses++) {
    const group = shown.queryByRole('button', { name: '2 ranches around Waco, TX. Zoom in' });
    if (group) await userEvent.click(group);
  }
  expect(shown.getByRole('button', { name: 'Elm, Waco, TX' })).toBeTruthy();
  expect(shown.getByRole('button', { name: 'Cedar Fork Ranch, Waco, TX' })).toBeTruthy();
  expect(await findText('2 ranches in view')).toBeTruthy();
});

test('keys move and zoom the map, which then offers to search the visible area', async () => {
  const searches: Record<string, unknown>[] = [];
  const SearchPlace = (variables: Record<string, unknown>) => {
    searches.push(variables);
    return { zipPlaceAt: { __typename: 'ZipPlace', zipCode: '76712' } };
  };
  visit('/find-rancher?layout=map&near=78701&within=100', mapOf([point()], { SearchPlace }));
  await findText('1 ranch in view');
  expect(screen.queryByRole('button', { name: 'Search Here' })).toBeNull();
  const surface = screen.getByRole('application', { name: 'Map of ranches' });
  surface.focus();
  await userEvent.keyboard('++{ArrowUp}');
  await press('Search Here');
  await expect.poll(currentUrl).toBe('/find-rancher?layout=map&near=76712&within=25');
  // Up from Austin is north.
  expect(searches).toHaveLength(1);
  expect(searches[0]?.latitude).toBeGreaterThan(AUSTIN.latitude);
  expect(searches[0]?.longitude).toBeCloseTo(AUSTIN.longitude, 0);
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(screen.queryByRole('button', { name: 'Search Here' })).toBeNull();
});

test('a search outside of the states shows an error', async () => {
  visit('/find-rancher?layout=map', mapOf([point()], { SearchPlace: () => ({ zipPlaceAt: null }) }));
  await findText('1 ranch in view');
  await press('Zoom in');
  await press('Search Here');
  expect((await screen.findByRole('alert')).textContent).toContain('Move the map over one of the 50 states.');
  expect(currentUrl()).toBe('/find-rancher?layout=map');
});

test('an invalid layout in the URL shows the list', async () => {
  visit('/find-rancher?layout=globe&layout=map', mapOf([point()]));
  expect(await screen.findByRole('heading', { level: 2, name: 'Cedar Fork Ranch' })).toBeTruthy();
});

test('an unknown ZIP code shows a message instead of a map', async () => {
  const unknown = refusal('BAD_USER_INPUT', 'Check your input', {
    'filter.near.zipCode': "We don't know this ZIP code",
  });
  visit(
    '/find-rancher?layout=map&near=00000',
    listing(() => unknown, { RanchMap: () => unknown }),
  );
  expect(await screen.findByText('We don’t know ZIP code 00000')).toBeTruthy();
  expect(screen.queryByRole('application')).toBeNull();
});

test('a map that failed to load can be loaded again', async () => {
  let isOffline = true;
  const RanchMap = () => (isOffline ? new TypeError('Failed to fetch') : { ranchPoints: [point()] });
  visit('/find-rancher?layout=map', mapOf([], { RanchMap }));
  const again = await screen.findByRole('button', { name: 'Try Again' });
  isOffline = false;
  await userEvent.click(again);
  expect(await findText('1 ranch in view')).toBeTruthy();
});

test('the wheel zooms the map, but scrolls the page if the map already shows all states', async () => {
  visit('/find-rancher?layout=map', mapOf([point()]));
  await findText('1 ranch in view');
  const surface = screen.getByRole('application', { name: 'Map of ranches' });
  // fireEvent returns true if the event isn't prevented, so that the page scrolls.
  expect(fireEvent.wheel(surface, { deltaY: 100 })).toBe(true);
  expect(screen.queryByRole('button', { name: 'Search Here' })).toBeNull();
  expect(fireEvent.wheel(surface, { deltaY: -100 })).toBe(false);
  expect(await screen.findByRole('button', { name: 'Search Here' })).toBeTruthy();
});
