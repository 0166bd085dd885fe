import { expect, type Locator, type Page } from '@playwright/test';
import { longDay } from '../../rules/time/days';
import { DEFAULT_TIME_ZONE, dayIn } from '../../rules/time/timeZone';
import { expectAccessible } from '../axe';
import { expectRefused } from '../fields';
import { letterTo } from '../letters';
import { openRanch } from '../openRanch';
import { test } from '../test';
import { createHangingAnimal } from './herds';

const press = (on: Page | Locator, name: string | RegExp) => on.getByRole('button', { name }).click();
const expectPdf = async (page: Page, link: Locator) => {
  const response = await page.request.get(`${await link.getAttribute('href')}`);
  expect(response.headers()['content-type']).toBe('application/pdf');
};

test('an animal of four families is weighed, and one family follows its price up to the receipt @phone', async ({
  enter,
}) => {
  const ranch = await openRanch(enter);
  const { rancher } = ranch;
  const { families, orderId } = await createHangingAnimal(enter, ranch, '41');
  const [ann, ...others] = families;
  if (!ann) throw new Error('No family');
  const family = await enter(ann);
  const costs = family.getByRole('dialog', { name: `Price and payments of order #${orderId}` });
  const today = dayIn(DEFAULT_TIME_ZONE, new Date());
  const weighing = rancher.getByRole('dialog', { name: 'Weigh animal 41' });
  const ofAnn = weighing.getByRole('region', { name: `Order ${orderId}` });

  await test.step('before the weighing, the family sees a range and its lines', async () => {
    await family.goto('/customer-orders');
    await expect(family.getByText('Depends on the weight')).toBeVisible();
    await press(family, `Price and Payments of order ${orderId}`);
    await expect(costs.getByText('Still to be weighed: animal 41', { exact: false })).toBeVisible();
    await expect(costs.getByRole('list', { name: 'Quoted lines' })).toContainText(
      'About 120-140 lb hanging weight × $4.00',
    );
    await expect(costs.getByText('About $573 to $665')).toBeVisible();
    await expectAccessible(family, 'quote by weight');
  });

  await test.step('a weight that no scale shows is refused at its field', async () => {
    await rancher.goto('/rancher/herd');
    await press(rancher, 'Weigh animal 41');
    await weighing.getByLabel('Hanging weight').fill('500.03');
    await press(weighing, 'See What They Owe');
    await expectRefused(weighing, { 'Hanging weight': 'At most one decimal, such as 612.5' });
  });

  await test.step('the rancher sees what each family owes before saving the weight', async () => {
    await weighing.getByLabel('Hanging weight').fill('500');
    await press(weighing, 'See What They Owe');
    await expect(weighing.getByRole('region')).toHaveCount(families.length);
    for (const { name } of others) await expect(weighing.getByRole('heading', { name })).toBeVisible();
    await expect(ofAnn).toContainText('125 lb instead of about 130 lb: -$23.00');
    await expect(ofAnn).toContainText('Due$596.25');
    await expect(weighing).toContainText('4 families, $2,385.00 together. Commission in all: $200.00');
    await expectAccessible(rancher, 'what families will owe');
    await press(weighing, 'Save Weights');
    await expect(weighing).toBeHidden();
    await expect(rancher.getByText('The hanging weight is known')).toBeVisible();
    for (const each of families) expect(await letterTo(each, 'orderSettled')).toContain('$596.25');
  });

  await test.step('a weight that was misread is corrected with a reason', async () => {
    await press(rancher, 'Weigh animal 41');
    await weighing.getByLabel('Hanging weight').fill('512');
    await press(weighing, 'See What They Owe');
    await expectRefused(weighing, {
      'Why are you correcting it?': 'Say why the weight is corrected. Families will see this.',
    });
    await weighing.getByLabel('Why are you correcting it?').fill('Misread the scale');
    await press(weighing, 'See What They Owe');
    await expect(ofAnn).toContainText('128 lb instead of 125 lb: +$13.80');
    await press(weighing, 'Save Weights');
    await expect(weighing).toBeHidden();
  });

  await test.step('the ranch sees the balances due and records a payment', async () => {
    await rancher.goto('/rancher/balances');
    await expect(rancher.getByText('$2,440.20').first()).toBeVisible();
    await expectAccessible(rancher, 'balances due');
    await press(rancher, `Price and Payments of order ${orderId}`);
    const payment = rancher.getByRole('dialog');
    await press(payment, 'Record Payment');
    await payment.getByLabel('Amount').fill('0');
    await press(payment, 'Record Payment');
    await expectRefused(payment, { Amount: 'Amount must be greater than 0' });
    await payment.getByLabel('Amount').fill('400');
    await payment.getByLabel('How was it paid?').selectOption('Venmo');
    await expectAccessible(rancher, 'payment of a family');
    await press(payment, 'Record Payment');
    await expect(payment.getByText('$400.00 by Venmo')).toBeVisible();
  });

  await test.step('the family sees what each revision changed, the balance due, the invoice and the receipt', async () => {
    await family.goto(`/customer-orders?payment=${orderId}`);
    await expect(costs.getByRole('list', { name: 'Settlements' }).getByRole('listitem')).toContainText([
      /Weighed 125 lb: \$596\.25\. /,
      '128 lb instead of 125 lb: +$13.80 · Misread the scale',
    ]);
    await expect(costs.getByText('$210.05')).toBeVisible();
    await expect(costs.getByText(`${longDay(today)} · Payment`)).toBeVisible();
    await expectAccessible(family, 'settled order');
    await expectPdf(family, costs.getByRole('link', { name: /^Invoice \d+-2 \(PDF\)$/ }));
    await expectPdf(family, costs.getByRole('link', { name: 'Receipt (PDF)' }));
    expect(await letterTo(ann, 'orderPaymentRecorded')).toContain('$210.05');
  });
});
