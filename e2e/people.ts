import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectToast } from './toasts';

/** Of every account, the demo's too. */
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

/** Someone in Austin, new to the marketplace. */
export function newPerson(name: string): Person {
  const email = `${name.toLowerCase().replace(' ', '.')}.${randomUUID().slice(0, 8)}@herdline.test`;
  return { name, email, phone: '(512) 555-0143', city: 'Austin', state: 'Texas', zipCode: '78704' };
}

/** Lets somebody ask the server without opening a screen, which takes a small part of the time. */
export type WithoutScreen = (person?: { email: string }) => Promise<Pick<Page, 'request'>>;

/** Without a screen, where signing in is not the story. */
export async function logIn({ request }: Pick<Page, 'request'>, { email }: { email: string }): Promise<void> {
  const answer = await request.post('/api/login', { data: { email, password: PASSWORD } });
  expect(answer.status(), `signing in ${email}`).toBe(200);
}

/** By the form. */
export async function signIn(page: Page, { email }: { email: string }): Promise<void> {
  await page.goto('/auth');
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Login' }).click();
  await expectToast(page, 'Login Successful', 'Welcome to Herdline!');
}

/** By the form; a new customer is signed in and lands on the list of ranches. */
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
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/find-rancher');
}

/** A family that has registered already. */
export async function haveFamily(enter: { withoutScreen: WithoutScreen }, name = 'Ann Miller'): Promise<Person> {
  const person = newPerson(name);
  const { request } = await enter.withoutScreen();
  const answer = await request.post('/api/register', {
    data: { ...person, password: PASSWORD, userType: 'customer' },
  });
  expect(answer.status()).toBe(201);
  return person;
}
