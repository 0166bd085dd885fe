import { expect } from '@playwright/test';
import { letterTo } from './letters';
import { createFamily, PASSWORD } from './people';
import { test } from './test';
import { expectToast } from './toasts';

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
    await family.getByLabel('Email').fill('ann');
    await send.click();
    await expect(family.getByRole('alert')).toHaveText('Please enter a valid email address');
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

  await test.step('the form says what a password needs', async () => {
    await family.goto(link);
    const password = family.getByLabel('New password');
    const confirmation = family.getByLabel('Confirm password');
    for (const [typed, message] of [
      ['Short1', 'Password must be at least 8 characters'],
      ['pasture22', 'Password must contain at least one uppercase letter'],
      ['PASTURE22', 'Password must contain at least one lowercase letter'],
      ['Pastures', 'Password must contain at least one number'],
    ] as const) {
      await password.fill(typed);
      await confirmation.fill(typed);
      await confirmation.press('Enter');
      await expect(family.getByRole('alert')).toHaveText(message);
    }
    await password.fill(NEW_PASSWORD);
    await confirmation.press('Enter');
    await expect(family.getByRole('alert')).toHaveText("Passwords don't match");
    await confirmation.fill(NEW_PASSWORD);
    await confirmation.press('Enter');
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

test('a reset link without its token leads to the request for a new link', async ({ enter }) => {
  const family = await enter();
  await family.goto('/reset-password');
  await expect(family.getByRole('heading', { level: 1 })).toHaveText('Invalid Token');
  await expect(family.getByText('Missing password reset token')).toBeVisible();
  await family.getByRole('link', { name: 'Request a New Link' }).click();
  await expect(family).toHaveURL('/forgot-password');
});
