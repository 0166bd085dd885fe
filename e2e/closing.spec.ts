import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { letterTo } from './letters';
import { createFamily, PASSWORD } from './people';
import { test } from './test';

test('a family downloads its data, deletes the account, and changes its mind', async ({ enter }) => {
  const ann = await createFamily(enter);
  const family = await enter(ann);
  const section = family.getByRole('region', { name: 'Your data' });
  const dialog = family.getByRole('dialog');

  await test.step('downloads the data', async () => {
    await family.goto('/profile');
    await section.getByRole('button', { name: 'Download My Data' }).click();
    await dialog.getByLabel('Your password').fill('Herdline2');
    await dialog.getByRole('button', { name: 'Download' }).click();
    await expect(dialog.getByRole('alert')).toContainText('The password is wrong');
    await dialog.getByLabel('Your password').fill(PASSWORD);
    const [file] = await Promise.all([
      family.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('herdline-my-data.zip');
    // ZIP files begin with these letters.
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
    await expect(dialog).toBeHidden();
  });

  await test.step('closes the account', async () => {
    await section.getByRole('button', { name: 'Delete My Account' }).click();
    await expect(dialog).toContainText('sign in within 30 days');
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete My Account' }).click();
    await expect(family.getByText('Account closed', { exact: true })).toBeVisible();
    await expect(family).toHaveURL(/\/$/);
    expect(await letterTo(ann, 'accountClosed')).toContain('will be deleted on');
  });

  await test.step('keeps the account after all', async () => {
    await family.goto('/auth');
    const form = family.getByRole('form', { name: 'Login' });
    await form.getByLabel('Email').fill(ann.email);
    await form.getByLabel('Password').fill(PASSWORD);
    await form.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(family.getByRole('heading', { name: /^Your account will be deleted on / })).toBeVisible();
    await family.goto('/find-rancher');
    await expect(family).toHaveURL(/\/profile$/);
    await family.getByRole('button', { name: 'Keep My Account' }).click();
    await expect(family.getByText('Welcome back', { exact: true })).toBeVisible();
    await expect(family).toHaveURL(/\/find-rancher/);
    expect(await letterTo(ann, 'accountKept')).toContain('stays');
  });
});
