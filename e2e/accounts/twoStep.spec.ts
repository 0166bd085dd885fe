import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { createFamily, PASSWORD } from '../people';
import { test } from '../test';
import { expectToast } from '../toasts';

/** Adds a virtual authenticator that creates and uses passkeys without prompts, as a device with a screen lock does. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  await session.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, isUserVerified: true } });
}

/** Leaves the page first, which would otherwise notice the end of its session and remember itself for the next sign-in. */
async function signOut(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.request.post('/api/logout');
  await page.goto('/auth');
}

const codeOf = (key: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 });

test('a family signs in with an app, then with a passkey', async ({ enter }) => {
  const ann = await createFamily(enter);
  const family = await enter(ann);
  await addAuthenticator(family);
  const section = family.getByRole('region', { name: 'Two-step verification' });
  const dialog = family.getByRole('dialog');
  const form = family.getByRole('form', { name: 'Login' });

  const { key, code } = await test.step('sets up the app', async () => {
    await family.goto('/profile');
    await section.getByRole('button', { name: 'Set Up the authenticator app' }).click();
    await dialog.getByLabel('Your password').fill('Herdline2');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('The password is wrong');
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    const shown = (await dialog.locator('code').innerText()).replaceAll(' ', '');
    await dialog.getByLabel('Code', { exact: true }).fill(codeOf(shown, 0));
    await dialog.getByRole('button', { name: 'Turn On' }).click();
    await expect(dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
    const recovery = await dialog.getByRole('listitem').first().innerText();
    await dialog.getByRole('button', { name: 'I Saved Them' }).click();
    await expect(section).toContainText('10 of 10 left');
    return { key: shown, code: recovery };
  });

  await test.step('needs a code of the app to sign in', async () => {
    await signOut(family);
    await form.getByLabel('Email').fill(ann.email);
    await form.getByLabel('Password').fill(PASSWORD);
    await form.getByRole('button', { name: 'Login', exact: true }).click();
    await form.getByLabel('Code').fill(codeOf(key, 1));
    await form.getByRole('button', { name: 'Login', exact: true }).click();
    await expectToast(family, 'Login Successful', 'Welcome to Herdline!');
    await expect(family).toHaveURL('/find-rancher');
  });

  await test.step('adds a passkey and signs in with it alone', async () => {
    await family.goto('/profile');
    await section.getByRole('button', { name: 'Add a Passkey' }).click();
    await dialog.getByLabel('Name of this device').fill('My phone');
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Please enter the code of your app, or a recovery code');
    await dialog.getByLabel('Code').fill(code);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog).toBeHidden();
    await expect(section).toContainText('My phone');
    await signOut(family);
    await form.getByRole('button', { name: 'Sign in with a Passkey' }).click();
    await expect(family).toHaveURL('/find-rancher');
  });

  await test.step('needs no code to remove a passkey just after signing in with it', async () => {
    await family.goto('/profile');
    await section.getByRole('button', { name: 'Remove My phone' }).click();
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(section).not.toContainText('My phone');
    await signOut(family);
    await form.getByRole('button', { name: 'Sign in with a Passkey' }).click();
    await expectToast(family, 'Login Failed', "This passkey doesn't belong to an account here");
  });
});
