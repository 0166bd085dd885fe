import { expect, type Page } from '@playwright/test';
import { dropRequests } from './failures';
import { ADMIN, CUSTOMER, haveFamily, newPerson, PASSWORD, type Person, RANCHER, register, signIn } from './people';
import { test } from './test';
import { expectToast } from './toasts';

const form = (page: Page, name: string) => page.getByRole('form', { name });
const preferences = (page: Page) => page.evaluate("localStorage.getItem('authPreferences')");

/** Seconds since 1970, or -1 for as long as the browser is open. */
async function sessionEnds(page: Page): Promise<number> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'herdline.sid')!.expires;
}

async function logOut(page: Page, { name }: Person): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expectToast(page, 'Logged Out', 'You have been successfully logged out.');
  await expect(page).toHaveURL('/');
}

test('text typed before the script has loaded is kept, and only the script sends it', async ({ enter }) => {
  const family = await enter();
  let release = () => {};
  const typed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await family.route('**/assets/*.js', (route) => typed.then(() => route.continue()));
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
  const ann = await haveFamily(enter);
  const family = await enter();
  await family.goto('/login');
  const login = form(family, 'Login');
  const submit = login.getByRole('button', { name: 'Login' });

  await test.step('a message at each field', async () => {
    await login.getByLabel('Email').fill('ann');
    await login.getByLabel('Password').fill('short');
    await submit.click();
    await expect(login.getByRole('alert')).toHaveText([
      'Please enter a valid email address',
      'Password must be at least 6 characters',
    ]);
    await expect(login.getByLabel('Email')).toBeFocused();
  });

  await test.step('a wrong password', async () => {
    await login.getByLabel('Email').fill(ann.email);
    await login.getByLabel('Password').fill('Herdline2');
    await submit.click();
    await expectToast(family, 'Login Failed', 'Wrong email or password');
    await expect(login.getByLabel('Email')).toHaveValue(ann.email);
  });

  await test.step('remembered, for 30 days', async () => {
    await login.getByLabel('Password').fill(PASSWORD);
    await login.getByLabel('Remember me').check();
    await submit.click();
    await expectToast(family, 'Login Successful', 'Welcome to Herdline!');
    await expect(family).toHaveURL('/find-rancher');
    expect(await preferences(family)).toBe(JSON.stringify({ rememberMe: true, email: ann.email }));
    expect((await sessionEnds(family)) - Date.now() / 1000).toBeGreaterThan(29 * 24 * 60 * 60);
  });

  await test.step('forgotten on leaving, and not remembered unasked', async () => {
    await logOut(family, ann);
    expect(await preferences(family)).toBeNull();
    await signIn(family, ann);
    expect(await preferences(family)).toBeNull();
    expect(await sessionEnds(family)).toBe(-1);
  });
});

test('each kind of person lands on their own screen and cannot open the others', async ({ enter }) => {
  for (const [person, home, closed] of [
    [CUSTOMER, '/find-rancher', '/admin'],
    [RANCHER, '/rancher-dashboard', '/customer-orders'],
    [ADMIN, '/admin', '/rancher-orders'],
  ] as const) {
    await test.step(person.email, async () => {
      const page = await enter();
      await signIn(page, person);
      await expect(page).toHaveURL(home);
      await page.goto(closed);
      await expect(page).toHaveURL('/');
    });
  }
});

test('a visitor returns to the page they asked for after signing in', async ({ enter }) => {
  const ann = await haveFamily(enter);
  const family = await enter();
  await family.goto('/find-rancher?state=Texas');
  await expect(family).toHaveURL('/auth');
  const login = form(family, 'Login');
  await login.getByLabel('Email').fill(ann.email);
  await login.getByLabel('Password').fill(PASSWORD);
  await login.getByLabel('Password').press('Enter');
  await expect(family).toHaveURL('/find-rancher?state=Texas');
  await family.goBack();
  await expect(family, 'signing in is no place to go back to').not.toHaveURL(/auth/);
});

test('the sign-up form reports missing fields, refuses a taken email and signs a family in', async ({ enter }) => {
  const ann = await haveFamily(enter);
  const family = await enter();
  await family.goto('/');
  await family.getByRole('link', { name: 'Sign up', exact: true }).click();
  await expect(family).toHaveURL('/auth?tab=register');
  const create = form(family, 'Register').getByRole('button', { name: 'Create account' });

  await test.step('a rancher has a form of their own', async () => {
    await family.getByRole('group', { name: 'I am a' }).getByRole('link', { name: 'Rancher' }).click();
    await expect(family).toHaveURL('/rancher-signup');
    await family.goBack();
  });

  await test.step('a message at each field', async () => {
    await create.click();
    await expect(family.getByRole('alert')).toHaveText([
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Password must be at least 8 characters',
    ]);
  });

  await test.step('a taken email', async () => {
    await form(family, 'Register').getByLabel('Full name').fill('Ann Miller');
    await form(family, 'Register').getByLabel('Email').fill(ann.email.toUpperCase());
    await form(family, 'Register').getByLabel('Password').fill(PASSWORD);
    await create.click();
    await expectToast(family, 'Registration failed', 'An account with this email already exists');
    await expect(family.getByRole('alert')).toHaveText('An account with this email already exists');
  });

  await test.step('a new one, signed in', async () => {
    await register(family, newPerson('Ann Miller'));
    await expectToast(family, 'Login Successful', 'Welcome to Herdline!');
    await expect(family.getByRole('button', { name: 'Ann Miller' })).toBeVisible();
  });
});

test('if signing in after sign-up fails, the sign-in form has the email filled in', async ({ enter }) => {
  const family = await enter();
  const ann = newPerson('Ann Miller');
  await family.goto('/auth?tab=register');
  const find = await dropRequests(family, 'Login');
  await form(family, 'Register').getByLabel('Full name').fill(ann.name);
  await form(family, 'Register').getByLabel('Email').fill(ann.email);
  await form(family, 'Register').getByLabel('Password').fill(PASSWORD);
  await form(family, 'Register').getByRole('button', { name: 'Create account' }).click();
  await expectToast(family, 'Please log in');
  await find();

  const login = form(family, 'Login');
  await expect(login.getByLabel('Email')).toHaveValue(ann.email);
  await expect(login.getByLabel('Password')).toBeFocused();
  await login.getByLabel('Password').fill(PASSWORD);
  await login.getByRole('button', { name: 'Login' }).click();
  await expect(family).toHaveURL('/find-rancher');
});
