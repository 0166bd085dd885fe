import { expect } from '@playwright/test';
import { letterTo } from '../letters';
import { createFamily, PASSWORD } from '../people';
import { test } from '../test';
import { expectToast } from '../toasts';

const ANSWER = 'If this email is registered, a link to reset the password is on its way';
const NEW_PASSWORD = 'Pasture22';

test('a forgotten password can be reset once with the mailed link', async ({ enter }) => {
  const ann = await createFamily(enter);
  const elsewhere = await enter(ann);
  const family = await enter();

  await test.step('requesting a link does not reveal who is registered', async () => {
    await family.goto('/auth');
    await family.getByRole('link', { name: 'Forgot password?' }).click();
    const send = family.getByRole('button', { name: 'Send Reset Link' });
    for (const email of [`not.${ann.email}`, ann.email]) {
      await family.goto('/forgot-password');
      await family.getByLabel('Email').fill(email);
      await send.click();
      await expect(family.getByRole('status').filter({ hasText: 'Check your email' })).toContainText(ANSWER);
    }
  });

  const link = await test.step('the link arrives by email', async () => {
    const letter = await letterTo(ann, 'passwordReset');
    expect(letter).toContain(`To: ${ann.email}\nSubject: Reset your Herdline password`);
    return letter.match(/http\S+\/reset-password\?token=\S+/)![0];
  });

  await test.step('the link sets a new password', async () => {
    await family.goto(link);
    await family.getByLabel('New password').fill(NEW_PASSWORD);
    await family.getByLabel('Confirm password').fill(NEW_PASSWORD);
    await family.getByLabel('Confirm password').press('Enter');
    await expect(family.getByText('Your password has been reset')).toBeVisible();
  });

  await test.step('only the new password works for signing in', async () => {
    await expect(family).toHaveURL('/auth');
    await family.getByLabel('Email').fill(ann.email);
    await family.getByLabel('Password').fill(PASSWORD);
    await family.getByLabel('Password').press('Enter');
    await expectToast(family, 'Login Failed', 'Wrong email or password');
    await family.getByLabel('Password').fill(NEW_PASSWORD);
    await family.getByLabel('Password').press('Enter');
    await expect(family).toHaveURL('/find-rancher');
  });

  await test.step('other devices are signed out, and the link cannot be used again', async () => {
    await elsewhere.goto('/find-rancher');
    await expect(elsewhere).toHaveURL('/auth');
    await elsewhere.goto(link);
    await elsewhere.getByLabel('New password').fill(PASSWORD);
    await elsewhere.getByLabel('Confirm password').fill(PASSWORD);
    await elsewhere.getByRole('button', { name: 'Set New Password' }).click();
    await expect(elsewhere.getByRole('alert')).toHaveText('Invalid or missing token');
  });
});
