import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { listing, listOf } from '../testing/ranches';
import { currentUrl, customer, fakeServer, rancher, visit } from '../testing/visit';

const austin = { __typename: 'ZipPlace', city: 'Austin', state: 'Texas' };
const form = async () => within(await screen.findByRole('form', { name: 'Find ranches near you' }));
const field = async () => (await form()).getByLabelText<HTMLInputElement>('Find ranches near');
const find = async () => userEvent.click((await form()).getByRole('button', { name: 'Find Ranches' }));
const locate = async () => userEvent.click((await form()).getByRole('button', { name: 'Use My Location' }));
const problem = async () => (await screen.findByRole('alert')).textContent;

test('a visitor’s ZIP code is stored, and the visitor signs up first', async () => {
  visit('/', fakeServer(null, { FoundPlace: () => ({ zipPlace: austin }) }));
  await userEvent.type(await field(), '78701');
  await find();
  await waitFor(() => expect(currentUrl()).toBe('/auth?tab=register'));
  expect(localStorage.getItem('herdline.zip.v2.visitor')).toContain('"78701"');
});

test('a family with a ZIP code opens the list with one press', async () => {
  const server = listing(() => listOf([]), {}, { ...customer, zipCode: '78704' });
  visit('/', server);
  await waitFor(async () => expect((await field()).value).toBe('78704'));
  await find();
  await waitFor(() => expect(currentUrl()).toBe('/find-rancher'));
  expect(server.operations).not.toContain('FoundPlace');
});

test.each([
  ['', 'Valid ZIP code is required'],
  ['787', 'Valid ZIP code is required'],
  ['00000', 'We don’t know ZIP code 00000. Check the five digits.'],
])('the ZIP code "%s" shows an error message', async (typed, message) => {
  visit('/', fakeServer(null, { FoundPlace: () => ({ zipPlace: null }) }));
  if (typed) await userEvent.type(await field(), typed);
  await find();
  expect(await problem()).toBe(message);
  expect(currentUrl()).toBe('/');
});

test('shows an error if there is no connection', async () => {
  visit('/', fakeServer(null, { FoundPlace: () => new TypeError('Failed to fetch') }));
  await userEvent.type(await field(), '78701');
  await find();
  expect(await problem()).toMatch(/couldn't reach Herdline/);
});

test('is hidden from ranchers', async () => {
  visit('/', fakeServer(rancher));
  await screen.findByRole('button', { name: rancher.name });
  expect(screen.queryByRole('form', { name: 'Find ranches near you' })).toBeNull();
});

describe('the location of the device', () => {
  const stubGeolocation = (answer: (found: PositionCallback, failed: PositionErrorCallback) => void) =>
    vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition: answer } });
  const position = { coords: { latitude: 30.27, longitude: -97.74 } } as GeolocationPosition;

  test('fills in a ZIP code, which the family confirms', async () => {
    stubGeolocation((found) => found(position));
    const places: unknown[] = [];
    const SearchPlace = (variables: unknown) => {
      places.push(variables);
      return { zipPlaceAt: { ...austin, zipCode: '78701' } };
    };
    visit('/', fakeServer(null, { SearchPlace }));
    await locate();
    expect(await screen.findByText('Austin, Texas')).toBeTruthy();
    expect((await field()).value).toBe('78701');
    expect(places).toEqual([position.coords]);
    expect(currentUrl()).toBe('/');
  });

  test('shows an error message if it is outside of the United States', async () => {
    stubGeolocation((found) => found(position));
    visit('/', fakeServer(null, { SearchPlace: () => ({ zipPlaceAt: null }) }));
    await locate();
    expect(await problem()).toMatch(/^You seem to be outside of the United States\./);
  });

  test.each([
    [1, /^Your browser didn’t share your location\./],
    [2, /^Your device couldn’t tell where you are\./],
    [3, /^Finding your location took too long\./],
  ])('shows an error message if it fails with code %i', async (code, message) => {
    stubGeolocation((_, failed) => failed({ code } as GeolocationPositionError));
    visit('/', fakeServer(null));
    await locate();
    expect(await problem()).toMatch(message);
  });

  test('shows an error message if the browser has no geolocation', async () => {
    vi.stubGlobal('navigator', { ...navigator, geolocation: undefined });
    visit('/', fakeServer(null));
    await locate();
    expect(await problem()).toMatch(/^Your device couldn’t tell where you are\./);
  });
});
