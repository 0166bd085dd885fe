import { expect } from '@playwright/test';
import { dropRequests } from './failures';
import { ADMIN } from './people';
import { test } from './test';
import { expectToast } from './toasts';

test('feedback about a page reaches the team, and can be sent again after a failure', async ({ enter }) => {
  const visitor = await enter();
  const message = `The price slider sticks at ${Date.now()}`;
  await visitor.goto('/guide');
  const open = visitor.getByRole('button', { name: 'Feedback' });
  const dialog = visitor.getByRole('dialog', { name: 'Feedback' });
  const text = dialog.getByLabel('Your feedback');
  const send = dialog.getByRole('button', { name: 'Send Feedback' });

  await test.step('blank feedback is refused', async () => {
    await open.click();
    await text.fill('   ');
    await send.click();
    await expectToast(visitor, 'Feedback required', 'Please provide feedback before submitting');
    await expect(dialog.getByRole('alert')).toHaveText('Feedback required');
  });

  await test.step('feedback that could not be sent stays in the form', async () => {
    const restore = await dropRequests(visitor, 'SubmitFeedback');
    await dialog.getByLabel('What is it about?').selectOption('Issue');
    await text.fill(message);
    await send.click();
    await expectToast(visitor, 'Error submitting feedback', 'Please try again later');
    await expect(text).toHaveValue(message);
    await restore();
  });

  await test.step('after sending, the dialog is closed and cleared', async () => {
    await send.click();
    await expect(dialog).toBeHidden();
    await expectToast(visitor, 'Thank you', 'Your feedback has been sent to our team.');
    await expect(open).toBeFocused();
    await open.click();
    await expect(text).toHaveValue('');
  });

  await test.step('an admin reads it', async () => {
    const admin = await enter(ADMIN);
    await admin.goto('/admin?tab=feedback');
    const entry = admin.getByRole('row').or(admin.getByRole('listitem')).filter({ hasText: message });
    await expect(entry).toContainText('Issue');
    await expect(entry).toContainText('/guide');
  });
});
