import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { letterTo } from './letters';
import { newPerson, PASSWORD, register, signIn } from './people';
import { test } from './test';
import { expectToast } from './toasts';

const linkIn = (letter: string, path: string) => letter.match(new RegExp(`http\\S+/${path}\\?token=\\S+`))![0];
const reminder = (page: Page) => page.getByRole('region', { name: 'Reminder' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('a family confirms its email, changes it, and undoes the change from the old email', async ({ enter }) => {
  const [family, elsewhere] = [await enter(), await enter()];
  const ann = newPerson('Ann Miller');
  const next = { email: `next.${randomUUID().slice(0, 8)}@herdline.test` };
  const email = family.getByRole('region', { name: 'Email', exact: true });

  const link = await test.step('the family is reminded after signing up and gets a link by email', async () => {
    await register(family, ann);
    await expect(reminder(family)).toContainText(`Check your inbox: we sent a link to ${ann.email}.`);
    return linkIn(await letterTo(ann, 'emailConfirmation'), 'confirm-email');
  });

  await test.step('the link does nothing until the button is pressed, wherever it is opened', async () => {
    await elsewhere.goto(link);
    await expect(title(elsewhere)).toHaveText('Confirm your email');
    // A page that a busy server sends without its screen has no reminder, which would shift it.
    await expect(async () => {
      await family.reload();
      await expect(reminder(family)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await elsewhere.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(elsewhere.getByText('Your email is confirmed')).toBeVisible();
    await family.reload();
    await expect(title(family)).toBeVisible();
    await expect(reminder(family)).toHaveCount(0);
    await elsewhere.goto(link);
    await elsewhere.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(title(elsewhere)).toHaveText('Invalid Token');
  });

  await test.step('the family requests another email with the password', async () => {
    await family.goto('/profile');
    await expect(email).toContainText(`${ann.email}Confirmed`);
    await email.getByRole('button', { name: 'Change Email' }).click();
    const dialog = family.getByRole('dialog', { name: 'Change your email' });
    await dialog.getByLabel('New email').fill(next.email);
    await dialog.getByLabel('Your password').fill('Pasture22');
    await dialog.getByRole('button', { name: 'Send the Link' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('The password is wrong');
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Send the Link' }).click();
    await expectToast(family, 'Check your email', `We sent a link to ${next.email}.`);
    await expect(email).toContainText(ann.email);
    await expect(email).toContainText('to make this your email');
    expect(await letterTo(ann, 'emailChangeRequested')).toContain('Subject: Your Herdline email is about to change');
  });

  await test.step('the new email takes effect when it is confirmed', async () => {
    await elsewhere.goto(linkIn(await letterTo(next, 'newEmailConfirmation'), 'confirm-email'));
    await elsewhere.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(elsewhere.getByText(`From now on, sign in with ${next.email}.`)).toBeVisible();
    await family.reload();
    await expect(email).toContainText(`${next.email}Confirmed`);
    await signIn(elsewhere, next);
  });

  await test.step('a link to the old email undoes the change and signs out every device', async () => {
    const stranger = await enter();
    await stranger.goto(linkIn(await letterTo(ann, 'emailChanged'), 'undo-email-change'));
    await expect(title(stranger)).toHaveText('Keep your email');
    await stranger.getByRole('button', { name: 'Stop the Change' }).click();
    await expect(stranger.getByText('You have your email back')).toBeVisible();
    await family.goto('/profile');
    await expect(family).toHaveURL(/^[^?]*\/auth/);
    expect(await letterTo(ann, 'passwordReset')).toContain('/reset-password?token=');
  });
});

test('the reminder can be dismissed for a visit, and its email sent again', async ({ enter }) => {
  const family = await enter();
  const ann = newPerson('Ann Miller');
  await register(family, ann);
  await reminder(family).getByRole('button', { name: 'Send the Link Again' }).click();
  await expect(reminder(family)).toContainText(`We sent a link to ${ann.email}. You can send it again at`);
  await reminder(family).getByRole('button', { name: 'Not Now' }).click();
  await family.goto('/profile');
  await expect(title(family)).toHaveText('Profile Settings');
  await expect(reminder(family)).toHaveCount(0);
});
