import { expect } from '@playwright/test';
import { createFamily, PASSWORD } from './people';
import { test } from './test';
import { expectToast } from './toasts';

test('a family views and edits its account', async ({ enter }) => {
  const ann = await createFamily(enter);
  const family = await enter(ann);
  await family.goto('/profile');
  const account = family.getByRole('region', { name: 'Account' });

  await test.step('the account is read-only at first', async () => {
    await expect(account.getByRole('textbox')).toHaveCount(0);
    await expect(account).toContainText(`Email${ann.email}`);
    await expect(account).toContainText('Account typeCustomer');
    await expect(account).toContainText('Full nameAnn Miller');
    await expect(account).toContainText('StateTexas');
  });

  await test.step('a name of one letter is refused', async () => {
    await account.getByRole('button', { name: 'Edit Profile' }).click();
    await expect(account.getByLabel('Full name')).toBeFocused();
    await expect(account.getByLabel('Email')).toHaveCount(0);
    await expect(account.getByLabel('State').getByRole('option')).toHaveCount(51);
    await account.getByLabel('Full name').fill('A');
    await account.getByRole('button', { name: 'Save Changes' }).click();
    await expect(account.getByRole('alert')).toHaveText('Name must be at least 2 characters');
  });

  await test.step('saved changes are still there after a reload', async () => {
    await account.getByLabel('Full name').fill('Ann Ortega');
    await account.getByLabel('State').selectOption('New Mexico');
    await account.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(family, 'Profile Updated', 'Your account details have been saved.');
    await expect(account.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
    await family.reload();
    await expect(account).toContainText('Full nameAnn Ortega');
    await expect(account).toContainText('StateNew Mexico');
  });

  await test.step('canceled changes are discarded', async () => {
    await account.getByRole('button', { name: 'Edit Profile' }).click();
    await account.getByLabel('Full name').fill('Nobody');
    await account.getByRole('button', { name: 'Cancel' }).click();
    await expect(account).toContainText('Full nameAnn Ortega');
  });
});

test('a family changes its password and signs out everywhere', async ({ enter }) => {
  const ann = await createFamily(enter);
  const [family, elsewhere] = [await enter(ann), await enter(ann)];
  await family.goto('/profile');
  const change = async (current: string) => {
    await family.getByLabel('Current password').fill(current);
    await family.getByLabel('New password').fill('Pasture22');
    await family.getByLabel('Confirm password').fill('Pasture22');
    await family.getByRole('button', { name: 'Change Password' }).click();
  };

  await test.step('a wrong current password is refused, and a change signs out other devices', async () => {
    await change('Herdline2');
    await expect(family.getByRole('alert')).toBeVisible();
    await change(PASSWORD);
    await expectToast(family, 'Password changed', 'Other devices have been signed out.');
    await elsewhere.goto('/profile');
    await expect(elsewhere).toHaveURL('/auth');
  });

  await test.step('the family signs out everywhere', async () => {
    await family.getByRole('button', { name: 'Sign Out Everywhere' }).click();
    const question = family.getByRole('alertdialog', { name: 'Sign out everywhere?' });
    await question.getByRole('button', { name: 'Sign Out Everywhere' }).click();
    await expectToast(family, 'Logged Out', 'You have been successfully logged out.');
    await expect(family).toHaveURL('/');
    await family.goto('/profile');
    await expect(family).toHaveURL('/auth');
  });
});
