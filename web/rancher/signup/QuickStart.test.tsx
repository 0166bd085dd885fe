import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TERMS_VERSION } from '../../../rules/papers/termsVersion';
import { currentUrl, fakeServer, rancher, refusal, userOf, visit } from '../../testing/visit';

const AUSTIN = { __typename: 'ZipPlace', city: 'Austin', state: 'Texas' };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string, text: string) => fireEvent.change(field(label), { target: { value: text } });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Create My Ranch Page' }));

/** A server that registers and signs in ranchers, and records what it was sent. */
function registrationServer(answers: Parameters<typeof fakeServer>[1] = {}) {
  const sent: unknown[] = [];
  const server = fakeServer(null, {
    FoundPlace: ({ zipCode }) => ({ zipPlace: zipCode === '78701' ? AUSTIN : null }),
    RegisterRancher: ({ input }) => {
      sent.push(input);
      return { registerRancher: { __typename: 'Rancher', id: '9' } };
    },
    Login: () => {
      server.viewer = rancher;
      return { login: userOf(rancher) };
    },
    ...answers,
  });
  return Object.assign(server, { sent });
}

async function fillIn(zipCode = '78701') {
  await screen.findByLabelText('Ranch name');
  write('Ranch name', 'Test Creek Ranch');
  write('Full name', 'Tess Creek');
  write('Email', 'tess@example.com');
  write('Password', 'Herdline1');
  write('Zip code', zipCode);
}

const filledIn = (city: string) => waitFor(() => expect(field('City').value).toBe(city));

test('six fields create the ranch and sign its rancher in', async () => {
  const server = registrationServer();
  visit('/rancher-signup?step=start', server);
  await screen.findByLabelText('Ranch name');
  expect(screen.getByRole('form', { name: 'Start your ranch page' }).querySelectorAll('input, select')).toHaveLength(6);
  expect(screen.getByText(/By creating an account you accept/)).toBeTruthy();
  await fillIn();
  await filledIn('Austin');
  await send();
  await waitFor(() => expect(currentUrl()).toBe('/rancher-dashboard'));
  expect(server.sent).toMatchObject([
    {
      user: { name: 'Tess Creek', email: 'tess@example.com', city: 'Austin', state: 'Texas', zipCode: '78701' },
      rancher: { ranchName: 'Test Creek Ranch', city: 'Austin', state: 'Texas', hasBrokerAgreement: false },
      termsVersion: TERMS_VERSION,
    },
  ]);
});

test('missing and invalid values show errors at their fields', async () => {
  visit('/rancher-signup?step=start', registrationServer());
  await screen.findByLabelText('Ranch name');
  await send();
  for (const message of ['Ranch name is required', 'Zip code is required', 'Password must be at least 8 characters'])
    expect(await screen.findByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(field('Ranch name'));
  write('Zip code', '787');
  expect(await screen.findByText('Please enter a valid ZIP code')).toBeTruthy();
});

test('with an unknown ZIP code, the rancher enters the city and the state', async () => {
  const server = registrationServer();
  visit('/rancher-signup?step=start', server);
  await fillIn('00001');
  await send();
  expect(await screen.findByText('City is required')).toBeTruthy();
  write('City', 'Nowhere');
  await userEvent.selectOptions(field('State'), 'Ohio');
  await send();
  await waitFor(() => expect(server.sent).toMatchObject([{ rancher: { city: 'Nowhere', state: 'Ohio' } }]));
});

test('a ZIP code outside the 50 states fills in the city, leaves the state empty and says why', async () => {
  const washington = { ...AUSTIN, city: 'Washington', state: 'District of Columbia' };
  visit('/rancher-signup?step=start', registrationServer({ FoundPlace: () => ({ zipPlace: washington }) }));
  await fillIn('20001');
  await filledIn('Washington');
  expect(await screen.findByText(/^District of Columbia isn't one of the 50 states/)).toBeTruthy();
  expect(field('State').value).toBe('');
  await send();
  expect(await screen.findByText('State is required')).toBeTruthy();
});

test('another ZIP code fills in its city and state, but never overwrites typed ones', async () => {
  const newYork = { ...AUSTIN, city: 'New York', state: 'New York' };
  const server = registrationServer({
    FoundPlace: ({ zipCode }) => ({ zipPlace: zipCode === '78701' ? AUSTIN : newYork }),
  });
  visit('/rancher-signup?step=start', server);
  await fillIn();
  await filledIn('Austin');
  write('Zip code', '10001');
  await filledIn('New York');
  write('City', 'Brooklyn');
  const asked = server.operations.length;
  write('Zip code', '78701');
  await waitFor(() => expect(field('Zip code').value).toBe('78701'));
  expect(field('City').value).toBe('Brooklyn');
  expect(server.operations).toHaveLength(asked);
});

test('a taken email shows an error at its field, and the typed values stay', async () => {
  const message = 'An account with this email already exists';
  visit('/rancher-signup?step=start', registrationServer({ RegisterRancher: () => refusal('CONFLICT', message) }));
  await fillIn();
  await filledIn('Austin');
  await send();
  expect(await screen.findByText('Registration failed')).toBeTruthy();
  expect(field('Email').getAttribute('aria-invalid')).toBe('true');
  expect(field('Ranch name').value).toBe('Test Creek Ranch');
});

test('a rancher who was registered but could not be signed in is asked to log in', async () => {
  visit('/rancher-signup?step=start', registrationServer({ Login: () => new TypeError('Failed to fetch') }));
  await fillIn();
  await filledIn('Austin');
  await send();
  expect(await screen.findByText('Please log in')).toBeTruthy();
  expect(currentUrl()).toBe('/login');
});
