import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import type { Viewer } from '../session/useSession';
import { admin, currentUrl, customer, fakeServer, rancher, refusal, userOf, visit } from '../testing/visit';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Returns a fake server that signs this person in with the right password. */
function serverFor(viewer: Viewer, answers: Parameters<typeof fakeServer>[1] = {}) {
  const server = fakeServer(null, {
    ...answers,
    Login: ({ input }) => {
      if ((input as { password: string }).password !== 'Herdline1') {
        return refusal('UNAUTHENTICATED', 'Wrong email or password');
      }
      server.viewer = viewer;
      return { login: userOf(viewer) };
    },
  });
  return server;
}

async function signIn({ password = 'Herdline1', remember = false } = {}) {
  await userEvent.type(await screen.findByLabelText('Email'), 'ann@example.com');
  await userEvent.type(screen.getByLabelText('Password'), password);
  if (remember) await userEvent.click(screen.getByLabelText('Remember me'));
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
}

const expectUrl = (expected: string) => waitFor(() => expect(currentUrl()).toBe(expected));

test.each([
  ['/rancher-dashboard', rancher],
  ['/find-rancher', customer],
  ['/admin', admin],
])('greets the person and goes to %s by role', async (landing, viewer) => {
  const server = serverFor(viewer);
  visit('/login', server);
  await signIn();
  expect(await screen.findByText('Login Successful')).toBeTruthy();
  expect(screen.getByText('Welcome to Herdline!')).toBeTruthy();
  await expectUrl(landing);
  expect(server.operations.filter((name) => name === 'Session')).toHaveLength(2);
});

test('says that the browser blocks cookies, instead of greeting someone who is not signed in', async () => {
  visit('/login', serverFor(customer, { Session: () => ({ viewer: null }) }));
  await signIn();
  expect(await screen.findByText('Cookies are blocked')).toBeTruthy();
  expect(screen.queryByText('Login Successful')).toBeNull();
  expect(currentUrl()).toBe('/login');
});

test('returns to the requested page with its query string', async () => {
  visit('/rancher/12?tab=products', serverFor(customer));
  await signIn();
  await expectUrl('/rancher/12?tab=products');
});

test('goes to the role’s home page if the person may not open the requested page', async () => {
  visit('/rancher-orders', serverFor(customer));
  await signIn();
  await expectUrl('/find-rancher');
});

test('a failed login shows the reason, and the form keeps the typed values', async () => {
  visit('/auth', serverFor(customer));
  await signIn({ password: 'wrong-one' });
  expect(await screen.findByText('Login Failed')).toBeTruthy();
  expect(screen.getByText('Wrong email or password')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('wrong-one');
  expect(currentUrl()).toBe('/auth');
});

test('an error without a message shows the default message', async () => {
  const Login = () => ({ errors: [{ message: '', extensions: { code: 'INTERNAL' } }] });
  visit('/auth', fakeServer(null, { Login }));
  await signIn();
  expect(await screen.findByText('Login Failed')).toBeTruthy();
  expect(screen.getByText('Please check your credentials and try again.')).toBeTruthy();
});

test('redirects half a second after the session is known', async () => {
  let sessionRequestedAt = 0;
  let listRequestedAt = 0;
  const server = serverFor(customer, {
    Session: () => {
      sessionRequestedAt = performance.now();
      return { viewer: server.viewer && userOf(server.viewer) };
    },
    FindRancherPage: () => {
      listRequestedAt ||= performance.now();
      return new TypeError('Failed to fetch');
    },
  });
  visit('/auth', server);
  await signIn();
  await waitFor(() => expect(listRequestedAt).toBeGreaterThan(0));
  // Timers may fire slightly early.
  expect(listRequestedAt - sessionRequestedAt).toBeGreaterThan(490);
});

test('a signed-in person is redirected away from the sign-in page', async () => {
  visit('/auth', fakeServer(customer));
  await expectUrl('/find-rancher');
});

describe('the preference for the next login', () => {
  test('is stored if Remember me is checked', async () => {
    visit('/auth', serverFor(customer));
    await signIn({ remember: true });
    await expectUrl('/find-rancher');
    expect(localStorage.getItem('authPreferences')).toBe('{"rememberMe":true,"email":"ann@example.com"}');
  });

  test('is removed if Remember me is not checked', async () => {
    localStorage.setItem('authPreferences', '{"rememberMe":true,"email":"old@example.com"}');
    visit('/auth', serverFor(customer));
    await signIn();
    await expectUrl('/find-rancher');
    expect(localStorage.getItem('authPreferences')).toBeNull();
  });
});

test('asks for the second factor after the right password, and shows the error of a wrong code at its field', async () => {
  const codeNeeded = { code: 'UNAUTHENTICATED', secondFactors: ['AUTHENTICATOR'] };
  const wrong = { code: 'BAD_USER_INPUT', fields: { code: 'This code is wrong or was used already' } };
  const server = fakeServer(null, {
    Login: ({ input }) => {
      const { code } = input as { code: string };
      if (code === '') return { errors: [{ message: 'Please confirm', extensions: codeNeeded }] };
      if (code !== '123456') return { errors: [{ message: wrong.fields.code, extensions: wrong }] };
      server.viewer = customer;
      return { login: userOf(customer) };
    },
  });
  visit('/login', server);
  await signIn();
  const code = await screen.findByLabelText('Code');
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect(screen.queryByText('Login Failed')).toBeNull();
  await userEvent.type(code, '000000{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('This code is wrong or was used already');
  await userEvent.clear(code);
  await userEvent.type(code, '123456{Enter}');
  await expectUrl('/find-rancher');
});
