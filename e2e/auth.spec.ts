import { expect, type Page } from '@playwright/test';
import { dropRequests } from './failures';
import { ADMIN, CUSTOMER, createFamily, newPerson, PASSWORD, type Person, RANCHER, register, signIn } from './people';
import { test } from './test';
import { expectToast } from './toasts';

const form = (page: Page, name: string) => page.getByRole('form', { name });
const preferences = (page: Page) => page.evaluate("localStorage.getItem('authPreferences')");

/** Returns when the session cookie expires in seconds since 1970, or -1 if it lasts until the browser closes. */
async function sessionExpiry(page: Page): Promise<number> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'herdline.sid')!.expires;
}

async function logOut(page: Page, { name }: Person): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expectToast(page, 'Logged Out', 'You have been successfully logged out.');
  await expect(page).toHaveURL('/');
}

test('text typed before the script has loaded stays in the form, and only the script sends it', async ({ enter }) => {
  const family = await enter();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await family.route('**/assets/*.js', (route) => released.then(() => route.continue()));
  await family.goto('/auth', { waitUntil: 'commit' });
  const login = form(family, 'Login');
  await login.getByLabel('Email').fill(CUSTOMER.email);
  await login.getByLabel('Password').fill(PASSWORD);
  await expect(login.getByRole('button', { name: 'Login' })).toBeDisabled();
  await login.getByLabel('Password').press('Enter');
  release();
  await login.getByRole('button', { name: 'Login' }).click();
  await expectToast(family, 'Login Successful', 'Welcome to Herdline!');
  await expect(family).toHaveURL('/find-rancher');
});

test('the sign-in form reports errors and can remember the person', async ({ enter }) => {
  const ann = await createFamily(enter);
  const family = await enter();
  await family.goto('/login');
  const login = form(family, 'Login');
  const submit = login.getByRole('button', { name: 'Login' });

  await test.step('each field shows its error', async () => {
    await login.getByLabel('Email').fill('ann');
    await login.getByLabel('Password').fill('short');
    await submit.click();
    await expect(login.getByRole('alert')).toHaveText([
      'Please enter a valid email address',
      'Password must be at least 6 characters',
    ]);
    await expect(login.getByLabel('Email')).toBeFocused();
  });

  await test.step('a wrong password is refused', async () => {
    await login.getByLabel('Email').fill(ann.email);
    await login.getByLabel('Password').fill('Herdline2');
    await submit.click();
    await expectToast(family, 'Login Failed', 'Wrong email or password');
    await expect(login.getByLabel('Email')).toHaveValue(ann.email);
  });

  await test.step('Remember Me keeps the session for 30 days', async () => {
    await login.getByLabel('Password').fill(PASSWORD);
    await login.getByLabel('Remember me').check();
    await submit.click();
    await expectToast(family, 'Login Successful', 'Welcome to Herdline!');
    await expect(family).toHaveURL('/find-rancher');
    expect(await preferences(family)).toBe(JSON.stringify({ rememberMe: true, email: ann.email }));
    expect((await sessionExpiry(family)) - Date.now() / 1000).toBeGreaterThan(29 * 24 * 60 * 60);
  });

  await test.step('logging out forgets the email, and a sign-in without Remember Me does not store it', async () => {
    await logOut(family, ann);
    expect(await preferences(family)).toBeNull();
    await signIn(family, ann);
    expect(await preferences(family)).toBeNull();
    expect(await sessionExpiry(family)).toBe(-1);
  });
});

test('each kind of person lands on their own screen and cannot open the others', async ({ enter }) => {
  for (const [person, home, forbidden] of [
    [CUSTOMER, '/find-rancher', '/admin'],
    [RANCHER, '/rancher-dashboard', '/customer-orders'],
    [ADMIN, '/admin', '/rancher-orders'],
  ] as const) {
    await test.step(person.email, async () => {
      const page = await enter();
      await signIn(page, person);
      await expect(page).toHaveURL(home);
      await page.goto(forbidden);
      await expect(page).toHaveURL('/');
    });
  }
});

test('a visitor who signs in returns to the requested page', async ({ enter }) => {
  const ann = await createFamily(enter);
  const family = await enter();
  await family.goto('/find-rancher?state=Texas');
  await expect(family).toHaveURL('/auth');
  const login = form(family, 'Login');
  await login.getByLabel('Email').fill(ann.email);
  await login.getByLabel('Password').fill(PASSWORD);
  await login.getByLabel('Password').press('Enter');
  await expect(family).toHaveURL('/find-rancher?state=Texas');
  await family.goBack();
  await expect(family, 'Back does not return to the sign-in form').not.toHaveURL(/auth/);
});

test('the sign-up form reports missing fields, refuses a taken email and signs a family in', async ({ enter }) => {
  const ann = await createFamily(enter);
  const family = await enter();
  await family.goto('/');
  await family.getByRole('link', { name: 'Sign up', exact: true }).click();
  await expect(family).toHaveURL('/auth?tab=register');
  const create = form(family, 'Register').getByRole('button', { name: 'Create Account' });

  await test.step('the Rancher link leads to the form for ranchers', async () => {
    await family.getByRole('group', { name: 'I am a' }).getByRole('link', { name: 'Rancher' }).click();
    await expect(family).toHaveURL('/rancher-signup');
    await family.goBack();
  });

  await test.step('each field shows its error', async () => {
    await create.click();
    await expect(family.getByRole('alert')).toHaveText([
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Password must be at least 8 characters',
    ]);
  });

  await test.step('a taken email is refused', async () => {
    await form(family, 'Register').getByLabel('Full name').fill('Ann Miller');
    await form(family, 'Register').getByLabel('Email').fill(ann.email.toUpperCase());
    await form(family, 'Register').getByLabel('Password').fill(PASSWORD);
    await create.click();
    await expectToast(family, 'Registration failed', 'An account with this email already exists');
    await expect(family.getByRole('alert')).toHaveText('An account with this email already exists');
  });

  await test.step('a new email is registered and signed in', async () => {
    await register(family, newPerson('Ann Miller'));
    await expectToast(family, 'Login Successful', 'Welcome to Herdline!');
    await expect(family.getByRole('button', { name: 'Ann Miller' })).toBeVisible();
  });
});

test('if signing in after sign-up fails, the sign-in form has the email filled in', async ({ enter }) => {
  const family = await enter();
  const ann = newPerson('Ann Miller');
  await family.goto('/auth?tab=register');
  const restore = await dropRequests(family, 'Login');
  await form(family, 'Register').getByLabel('Full name').fill(ann.name);
  await form(family, 'Register').getByLabel('Email').fill(ann.email);
  await form(family, 'Register').getByLabel('Password').fill(PASSWORD);
  await form(family, 'Register').getByRole('button', { name: 'Create Account' }).click();
  await expectToast(family, 'Please log in');
  await restore();

  const login = form(family, 'Login');
  await expect(login.getByLabel('Email')).toHaveValue(ann.email);
  await expect(login.getByLabel('Password')).toBeFocused();
  await login.getByLabel('Password').fill(PASSWORD);
  await login.getByRole('button', { name: 'Login' }).click();
  await expect(family).toHaveURL('/find-rancher');
});
