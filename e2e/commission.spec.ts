import { expect } from '@playwright/test';
import { monthLabel, monthOf, statementDate } from '../rules/money/statement';
import { DEFAULT_TIME_ZONE } from '../rules/time/timeZone';
import { expectFigure, ledgerRows } from './dashboards';
import { download, linesOf } from './downloads';
import { BROKEN, failOperation } from './failures';
import { expectRefused } from './fields';
import { openRanch, send } from './openRanch';
import { ADMIN } from './people';
import { moveOrderTo, orderingFamily } from './sentOrders';
import { test } from './test';
import { expectToast } from './toasts';

test('a rancher sees the commission, requests to pay it and downloads the statement', async ({ enter }) => {
  const ranch = await openRanch(enter);
  const { rancher } = ranch;
  const ann = await orderingFamily(enter);
  const orderId = await ann.order(ranch);
  await moveOrderTo(rancher, orderId, 'Fulfilled');
  const admin = await enter(ADMIN);
  await send(admin, 'post', `/api/admin/ranchers/${ranch.id}/payment`, { amount: 5_000, description: 'Venmo' });

  const tab = (name: string) => rancher.getByRole('tab', { name });
  const form = rancher.getByRole('form', { name: 'Make a Payment' });
  const submit = form.getByRole('button', { name: 'Submit Payment Request' });
  const now = new Date();
  // The ledger's dates are in its own time zone, not in the browser's.
  const today = statementDate(DEFAULT_TIME_ZONE, now.toISOString());
  await rancher.goto('/rancher-dashboard');
  await tab('Commission Tracking').click();

  await test.step('the balance, the rate and the transactions', async () => {
    await expectFigure(rancher, 'Current balance', '$130.00Each charge is due within 30 days');
    await expectFigure(rancher, 'Commission rate', '10%');
    await expect(tab('Transaction History')).toHaveAttribute('aria-selected', 'true');
    await expect(ledgerRows(rancher)).toHaveText([
      `Venmo${today}Payment−$50.00`,
      `Commission for order #${orderId}${today}Charge+$180.00`,
    ]);
  });

  await test.step('an invalid amount is refused', async () => {
    await tab('Make a Payment').click();
    await expect(rancher.getByText('Our team will respond within 1-2 business days')).toBeVisible();
    const amount = form.getByLabel('Amount');
    await expect(amount).toHaveValue('130.00');
    for (const invalid of ['0', '-5', '']) {
      await amount.fill(invalid);
      await submit.click();
      await expectToast(rancher, 'Invalid Amount', 'Please enter a valid payment amount.');
      await expectRefused(form, { Amount: 'Please enter a valid payment amount.' });
    }
    await amount.fill('100.01');
  });

  await test.step('the request is sent and shows as open in the history', async () => {
    await form.getByRole('radio', { name: 'Invoice' }).check();
    await form.getByLabel('Notes').fill('To the office, please.');
    const restore = await failOperation(rancher, 'RequestCommissionPayment');
    await submit.click();
    await expectToast(rancher, 'Error', BROKEN);
    await restore();
    await submit.click();
    await expectToast(rancher, 'Payment Request Submitted', 'Our team will respond within 1-2 business days.');
    await expect(ledgerRows(rancher).first()).toContainText('Request, open$100.01');
    await expectFigure(rancher, 'Current balance', '$130.00');
    await tab('Make a Payment').click();
    const open = `We're reviewing your ${today} request to pay $100.01 by Invoice.`;
    await expect(rancher.getByText(open)).toBeVisible();
  });

  await test.step('the statement of the month is shown and can be downloaded', async () => {
    const month = monthOf(DEFAULT_TIME_ZONE, now);
    await expect(rancher.getByLabel('Month', { exact: true })).toHaveValue(month);
    const lines = rancher.getByRole('table', { name: `Statement for ${monthLabel(month)}` }).locator('tbody');
    await expect(lines.getByRole('row')).toHaveText([
      `Commission for order #${orderId}${today}+$180.00$180.00`,
      `Venmo${today}−$50.00$130.00`,
    ]);

    const csv = await download(rancher, 'Download CSV');
    expect(csv.name).toMatch(new RegExp(`${month}\\.csv$`));
    expect(linesOf(csv.content)).toEqual([
      'Date (America/Chicago),Entry,Description,Order,Amount,Balance',
      ',Opening balance,,,,0.00',
      `${today},Charge,Commission for order #${orderId},${orderId},180.00,180.00`,
      `${today},Payment,Venmo,,-50.00,130.00`,
      `,Closing balance,${monthLabel(month)} is still open: more entries may follow.,,,130.00`,
    ]);

    const pdf = await download(rancher, 'Download PDF');
    expect(pdf.name).toMatch(new RegExp(`${month}\\.pdf$`));
    expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
