import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { CUT_QUESTION_ORDER } from '../../rules/herd/cutQuestions';
import { placeAt } from '../../rules/site';
import { sessionStore } from '../session/sessionStore';
import { admin, currentUrl, customer, fakeServer, holdResponse, rancher, visit } from '../testing/visit';
import GuidePage from './GuidePage';
import { journeysOf } from './journeys/journeysOf';

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;
const FOR_CUSTOMERS = [
  'Find and order',
  'Shares and cuts',
  'From steer to freezer',
  'Favorites',
  'Become a rancher',
].concat('For processors');

describe('journeys', () => {
  test.each([
    ['a visitor', null, FOR_CUSTOMERS],
    ['a customer', customer, FOR_CUSTOMERS],
    ['a rancher', rancher, ['Orders', 'Products', 'Commission', 'For processors']],
    ['an admin', admin, ['Ranchers', 'Orders', 'Analytics']],
  ])('of %s are shown as tabs', async (_, viewer, expected) => {
    visit('/guide', fakeServer(viewer));
    expect(await screen.findByRole('heading', { level: 1, name: 'User Guide' })).toBeTruthy();
    expect(await screen.findByRole('tab', { name: expected[0] })).toBeTruthy();
    expect(tabs()).toEqual(expected);
    expect(selectedTab()).toBe(expected[0]);
  });

  test('appear only when the session has loaded', async () => {
    const { link, release } = holdResponse('Session');
    visit('/guide', { link: link.concat(fakeServer(rancher).link) });
    expect(await screen.findByRole('heading', { level: 1, name: 'User Guide' })).toBeTruthy();
    expect(screen.queryByRole('tab')).toBeNull();
    release();
    expect(await screen.findByRole('tab', { name: 'Commission' })).toBeTruthy();
  });

  test('of visitors are in the prerendered page', async () => {
    void sessionStore.start(() => new Promise(() => {}), 'byBuild');
    render(
      <MemoryRouter>
        <GuidePage />
      </MemoryRouter>,
    );
    expect(tabs()).toEqual(FOR_CUSTOMERS);
  });

  test('are shown one at a time, and the selected one is in the URL', async () => {
    visit('/guide', fakeServer(customer));
    await userEvent.click(await screen.findByRole('tab', { name: 'Favorites' }));
    expect(currentUrl()).toBe('/guide?journey=favorites');
    expect(screen.getByRole('heading', { level: 2, name: 'Keep the ranches you like' })).toBeTruthy();
  });

  test('can be opened by their URL', async () => {
    visit('/guide?journey=commission', fakeServer(rancher));
    expect(await screen.findByRole('heading', { name: 'What you owe, and how to pay it' })).toBeTruthy();
    expect(selectedTab()).toBe('Commission');
  });

  test('of another role are not shown, and the reader’s first journey opens instead', async () => {
    visit('/guide?journey=admin-orders', fakeServer(null));
    expect(await screen.findByRole('tab', { name: 'Find and order', selected: true })).toBeTruthy();
  });

  test('do not tell a signed-in person to create an account', async () => {
    visit('/guide', fakeServer(customer));
    const steps = within(await screen.findByRole('tabpanel'));
    expect(await steps.findByRole('heading', { name: 'Look for a ranch' })).toBeTruthy();
    await screen.findByRole('button', { name: customer.name });
    expect(steps.queryByRole('heading', { name: 'Make an account' })).toBeNull();
  });

  test('link only to existing screens', () => {
    const everyone = (['CUSTOMER', 'RANCHER', 'ADMIN'] as const).flatMap((userType) => journeysOf(userType));
    const links = everyone.flatMap(({ steps }) => steps.flatMap(({ links = [] }) => links));
    expect(links.length).toBeGreaterThan(20);
    for (const { to } of links) expect(placeAt(to.split(/[?#]/)[0]!).screen, to).not.toBe('notFound');
  });
});

test('the contact details are shown', async () => {
  const operator = {
    ...{ __typename: 'Operator', name: 'Ann Miller', address: '1 Main St, Marfa, TX 79843' },
    ...{ email: 'ann@herdline.test', securityEmail: 'holes@herdline.test' },
  };
  visit('/guide', fakeServer(null, { OperatorContact: () => ({ operator }) }));
  const contact = within(await screen.findByRole('region', { name: 'Contact us' }));
  expect((await contact.findByRole('link', { name: 'ann@herdline.test' })).getAttribute('href')).toMatch(/^mailto:/);
});

test('says which share fits into the entered freezer space', async () => {
  visit('/guide?journey=shares', fakeServer(null));
  fireEvent.change(await screen.findByLabelText('Free room in your freezer'), { target: { value: '9' } });
  const fits = within(screen.getByRole('region', { name: 'What fits' }));
  const badges = fits.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(badges).toEqual([
    'Quarter Cow100-125 lbs to take home4-5 cu ftFits',
    'Half Cow200-250 lbs to take home8-10 cu ftA tight fit',
    'Whole Cow400-500 lbs to take home16-20 cu ftToo much',
  ]);
  expect(screen.getByText('Room for a quarter cow, with the packs stacked flat.')).toBeTruthy();
  expect(screen.getByRole('img', { name: /chuck, rib, short loin/ })).toBeTruthy();
});

test('explains inspection, weights and the cut sheet, each with its own drawings', async () => {
  visit('/guide?journey=harvest', fakeServer(null));
  const inspection = within(await screen.findByRole('region', { name: 'Three kinds of inspection' }));
  const kinds = inspection.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
  expect(kinds).toEqual(['USDA-inspected', 'State-inspected', 'Custom-exempt']);
  const weights = within(screen.getByRole('region', { name: 'Three weights of one steer' }));
  expect(weights.getByText(/a quarter comes to \$596\.25\.$/)).toBeTruthy();
  const sheet = within(screen.getByRole('region', { name: 'What a cut sheet asks' }));
  expect(sheet.getAllByRole('term')).toHaveLength(CUT_QUESTION_ORDER.length);
  expect(sheet.getByText('Whole, in halves, or ground')).toBeTruthy();
  const drawings = [...screen.getByRole('tabpanel').querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(new Set(drawings).size).toBe(6);
});
