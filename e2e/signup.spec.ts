import { expect } from '@playwright/test';
import { AGREEMENT_SUMMARY } from '../rules/ranches/agreement';
import { failOperation } from './failures';
import { expectRefused, fillIn } from './fields';
import { signIn } from './people';
import { fillInApplication, newRanch } from './ranches';
import { test } from './test';
import { expectToast } from './toasts';

const SHARES = {
  'Quarter Cow': 'Typical $700-$1,200 for 100-125 lbs of beef',
  'Half Cow': 'Typical $1,400-$2,400 for 200-250 lbs of beef',
  'Whole Cow': 'Typical $2,800-$4,800 for 400-500 lbs of beef',
};

const WEAK_PASSWORDS = {
  Short1: 'Password must be at least 8 characters',
  lowercase1: 'Password must contain at least one uppercase letter',
  UPPERCASE1: 'Password must contain at least one lowercase letter',
  NoNumbers: 'Password must contain at least one number',
};

test('a rancher applies in two steps and waits for approval', async ({ enter }) => {
  const page = await enter();
  const ranch = newRanch('Cedar Hollow Ranch', 'Wade Cooper');
  const continueButton = page.getByRole('button', { name: 'Continue to the Broker Agreement' });
  const submit = page.getByRole('button', { name: 'Submit Application' });
  await page.goto('/rancher-signup');

  await test.step('a price field appears only for a share that is offered', async () => {
    for (const [share, hint] of Object.entries(SHARES)) {
      const price = page.getByLabel(`${share} price`);
      await expect(price).toBeHidden();
      await page.getByRole('switch', { name: share }).check();
      await expect(price).toHaveAccessibleDescription(hint);
    }
    await page.getByRole('switch', { name: 'Whole Cow' }).uncheck();
    await expect(page.getByLabel('Whole Cow price')).toBeHidden();
    await page.getByLabel('Feeding method').selectOption('Other');
    await expect(page.getByLabel('Feeding method in your words')).toBeVisible();
  });

  await test.step('errors show at their fields, and the agreement does not open', async () => {
    await page.getByRole('switch', { name: 'Require a deposit' }).check();
    await page.getByRole('switch', { name: 'Local delivery' }).check();
    await fillIn(page, {
      Website: 'cedar hollow',
      'Quarter Cow price': '-1',
      'Processing time': '-1',
      'Delivery range': '-1',
      'Delivery fee': '-1',
    });
    await page.getByLabel('Deposit', { exact: true }).fill('-1');
    await continueButton.click();
    await expect(page.getByLabel('Ranch name')).toBeFocused();
    await expectRefused(page, {
      'Ranch name': 'Ranch name is required',
      'Quarter Cow price': 'Price cannot be negative',
      'Processing time': 'Processing time cannot be negative',
      Website: 'Please enter a valid URL',
      'Delivery range': 'Range cannot be negative',
      'Delivery fee': 'Fee cannot be negative',
      'I accept the terms': 'You must accept the terms',
    });
    await expect(page.getByLabel('Deposit', { exact: true })).toHaveAccessibleDescription(/Amount cannot be negative$/);
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toHaveAccessibleDescription(/^At least 8 characters required/);
    for (const [weak, message] of Object.entries(WEAK_PASSWORDS)) {
      await password.fill(weak);
      await expect(password).toHaveAccessibleDescription(new RegExp(`${message}$`));
    }
    await expect(page).toHaveURL('/rancher-signup');
  });

  await test.step('the agreement shows its summary and its document', async () => {
    await page.reload();
    await fillInApplication(page, ranch);
    for (const point of AGREEMENT_SUMMARY) await expect(page.getByText(point)).toBeVisible();
    const document = page.getByRole('link', { name: 'View Document' });
    await expect(document).toHaveAttribute('target', '_blank');
    const response = await page.request.get((await document.getAttribute('href'))!);
    expect(response.headers()['content-type']).toBe('application/pdf');
    expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('Back returns to the filled-in application', async () => {
    await page.getByRole('button', { name: 'Back to the Application' }).click();
    await expect(page.getByLabel('Ranch name')).toHaveValue(ranch.ranchName);
    await continueButton.click();
  });

  await test.step('the application can be submitted only with the agreement accepted', async () => {
    await submit.click();
    await expectToast(page, 'Agreement Required', 'You must accept the broker agreement to continue.');
    await page.getByLabel('I have read and accept the Broker Agreement').check();
    const restore = await failOperation(page, 'RegisterRancher');
    await submit.click();
    const message = 'There was an error submitting your application. Please try again later.';
    await expectToast(page, 'Submission Failed', message);
    await restore();
    await submit.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Application Submitted!');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  await test.step('each screen for the ranch says that it is pending', async () => {
    await signIn(page, ranch.owner);
    await expect(page).toHaveURL('/rancher-dashboard');
    await expect(page.getByText('Your rancher account is pending approval.')).toBeVisible();
    await page.getByRole('link', { name: 'Update Profile' }).click();
    await expect(page.getByText('Your rancher account is pending approval.')).toBeVisible();
    await page.getByRole('link', { name: 'Preview Your Page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ranch.ranchName);
    await expect(page.getByText('This is a preview of your page.')).toBeVisible();
  });
});
