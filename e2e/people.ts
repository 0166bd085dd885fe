import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectToast } from './toasts';

/** The password of every account, including those of the demo. */
export const PASSWORD = 'Herdline1';

export const ADMIN = { email: 'admin@herdline.test' };
export const CUSTOMER = { email: 'customer@herdline.test' };
export const RANCHER = { email: 'rancher@herdline.test' };

export interface Person {
  name: string;
  email: string;
  phone: string;
  city: string;
  state: string;
  zipCode: string;
}

/** Makes up a person in Austin who has no account yet. */
export function newPerson(name: string): Person {
  const email = `${name.toLowerCase().replace(' ', '.')}.${randomUUID().slice(0, 8)}@herdline.test`;
  return { name, email, phone: '(512) 555-0143', city: 'Austin', state: 'Texas', zipCode: '78704' };
}

/** Lets a person send requests without opening a page, which is much faster. */
export type WithoutScreen = (person?: { email: string }) => Promise<Pick<Page, 'request'>>;

/** Signs in without a page, for tests that aren't about signing in. */
export async function logIn({ request }: Pick<Page, 'request'>, { email }: { email: string }): Promise<void> {
  const response = await request.post('/api/login', { data: { email, password: PASSWORD } });
  expect(response.status(), `signing in ${email}`).toBe(200);
}

/** Signs in with the form. */
export async function signIn(page: Page, { email }: { email: string }): Promise<void> {
  await page.goto('/auth');
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Login' }).click();
  await expectToast(page, 'Login Successful', 'Welcome to Herdline!');
}

/** Registers with the form, which signs the customer in and opens the list of ranches. */
export async function register(page: Page, person: Person): Promise<void> {
  await page.goto('/auth?tab=register');
  const form = page.getByRole('form', { name: 'Register' });
  await form.getByLabel('Full name').fill(person.name);
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByLabel('Phone').fill(person.phone);
  await form.getByLabel('ZIP code').fill(person.zipCode);
  await form.getByLabel('City').fill(person.city);
  await form.getByLabel('State').selectOption(person.state);
  await form.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/find-rancher');
}

/** Registers a family without a page. */
export async function createFamily(enter: { withoutScreen: WithoutScreen }, name = 'Ann Miller'): Promise<Person> {
  const person = newPerson(name);
  const { request } = await enter.withoutScreen();
  const response = await request.post('/api/register', {
    data: { ...person, password: PASSWORD, userType: 'customer' },
  });
  expect(response.status()).toBe(201);
  return person;
}
