import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TERMS_VERSION } from '../../rules/papers/termsVersion';
import { rememberZip } from '../parts/places/knownZip';
import { currentUrl, customer, fakeServer, refusal, userOf, visit } from '../testing/visit';

const registered = () => ({ register: { __typename: 'User', id: customer.id } });

async function register() {
  await userEvent.type(await screen.findByLabelText('Full name'), ' Ann Fielder ');
  await userEvent.type(screen.getByLabelText('Email'), 'ann@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'Herdline1');
  await userEvent.selectOptions(screen.getByLabelText(/^State/), 'Texas');
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
}

test('creates the account, signs in and goes to Find a Rancher', async () => {
  let input: unknown;
  let registeredAt = 0;
  let signedInAt = 0;
  const server = fakeServer(null, {
    Register: (variables) => {
      input = variables.input;
      registeredAt = performance.now();
      return registered();
    },
    Login: () => {
      signedInAt = performance.now();
      server.viewer = customer;
      return { login: userOf(customer) };
    },
  });
  visit('/auth?tab=register', server);
  await register();
  await waitFor(() => expect(currentUrl()).toBe('/find-rancher'));
  const person = { name: 'Ann Fielder', email: 'ann@example.com', state: 'Texas', userType: 'CUSTOMER' };
  expect(input).toMatchObject({ ...person, termsVersion: TERMS_VERSION });
  // Timers may fire slightly early.
  expect(signedInAt - registeredAt).toBeGreaterThan(490);
});

test('fills in the ZIP code that the visitor entered before, and saves it in the account', async () => {
  rememberZip(null, '75201');
  let input: unknown;
  const withZip = { ...customer, zipCode: '75201' };
  const server = fakeServer(null, {
    Register: (variables) => {
      input = variables.input;
      return registered();
    },
    Login: () => {
      server.viewer = withZip;
      return { login: userOf(withZip) };
    },
  });
  visit('/auth?tab=register', server);
  expect((await screen.findByLabelText<HTMLInputElement>(/^ZIP code/)).value).toBe('75201');
  await register();
  await waitFor(() => expect(currentUrl()).toBe('/find-rancher'));
  expect(input).toMatchObject({ zipCode: '75201' });
  expect(localStorage.getItem('herdline.zip.v2.visitor')).toBeNull();
});

test('asks the person to log in, with the email filled in, if only the sign-in fails', async () => {
  visit('/auth?tab=register', fakeServer(null, { Register: registered }));
  await register();
  expect(await screen.findByText('Please log in')).toBeTruthy();
  expect(currentUrl()).toBe('/auth');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ann@example.com');
  expect(screen.getByRole('button', { name: 'Login' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});

test('an error without a message shows the default message', async () => {
  const Register = () => ({ errors: [{ message: '', extensions: { code: 'INTERNAL' } }] });
  visit('/auth?tab=register', fakeServer(null, { Register }));
  await register();
  expect(await screen.findByText('Registration failed')).toBeTruthy();
  expect(screen.getByText('Please try again')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ann@example.com');
});

test('shows a taken email at the field too', async () => {
  const message = 'An account with this email already exists';
  visit('/auth?tab=register', fakeServer(null, { Register: () => refusal('CONFLICT', message) }));
  await register();
  expect(await screen.findByText('Registration failed')).toBeTruthy();
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText(message).length).toBeGreaterThan(1);
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe(' Ann Fielder ');
});

test('links ranchers to their own form', async () => {
  visit('/auth?tab=register', fakeServer(null));
  await userEvent.click(await screen.findByRole('link', { name: 'Rancher' }));
  await waitFor(() => expect(currentUrl()).toBe('/rancher-signup'));
});

test('fills in the city and the state of the ZIP code, unless they were typed', async () => {
  const place = { __typename: 'ZipPlace', city: 'Austin', state: 'Texas' };
  visit('/auth?tab=register', fakeServer(null, { FoundPlace: () => ({ zipPlace: place }) }));
  await userEvent.type(await screen.findByLabelText(/^ZIP code/), '78704');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^City/).value).toBe('Austin'));
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>(/^State/).value).toBe('Texas'));
});
