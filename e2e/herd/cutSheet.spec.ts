import { expect, type Page } from '@playwright/test';

import { daysAfter, longDay } from '../../rules/time/days';
import { expectAccessible } from '../axe';
import { openRanch, send } from '../openRanch';
import { orderingFamily } from '../orders/sentOrders';
import { test } from '../test';
import { expectToast } from '../toasts';
import { createOpenAnimal, harvestDay } from './herds';

test('two families that share a side agree on its cuts @phone', async ({ enter }) => {
  const ranch = await openRanch(enter);
  await send(ranch.rancher, 'post', '/api/ranchers/update-prices', { quarterCowPrice: 95_000 });
  const animalId = await createOpenAnimal(ranch.rancher, '41');
  const quarter = { orderType: 'Quarter Cow', productDetails: [{ type: 'quarter_cow', quantity: 1, animalId }] };
  const families = [await orderingFamily(enter, 'Ann Miller'), await orderingFamily(enter, 'Ben Carter')] as const;
  for (const family of families) await family.order(ranch, quarter);
  const [ann, ben] = [await openOrders(enter, families[0]), await openOrders(enter, families[1])];
  const due = longDay(daysAfter(harvestDay(), -7));

  await test.step('one family proposes its cuts', async () => {
    await expect(ann.getByText(/^Pay the \$150\.00 deposit by /)).toBeVisible();
    await press(ann, 'Choose Your Cuts of animal 41');
    await expect(ann.getByRole('dialog', { name: 'Cut sheet of animal 41' })).toBeVisible();
    await expectAccessible(ann, 'cut sheet to fill in');
    await choose(ann, 'Brisket', 'Whole');
    await expect(ann.getByText(/^A side has one brisket, and two families share this side\./)).toBeVisible();
    await choose(ann, 'Brisket', 'Ground');
    await choose(ann, 'Steak thickness', '1½ inches');
    await press(ann, 'Send My Cuts');
    await expectToast(ann, 'Your cuts are proposed', "We'll email you once you both agree.");
    await expect(share(ann).getByText('You sent your cuts')).toBeVisible();
  });

  await test.step('the other family sees the proposal and makes a different one', async () => {
    await ben.reload();
    await press(ben, 'Answer Cut Sheet of animal 41');
    await choose(ben, 'Brisket', 'In halves');
    await expect(ben.getByLabel('Differences')).toHaveText('BrisketYou: In halvesThey: Ground');
    await press(ben, 'Send My Cuts');
    await expectToast(ben, 'Your cuts are proposed');
  });

  await test.step('the first family sees the differences and agrees', async () => {
    await ann.reload();
    await press(ann, 'Answer Cut Sheet of animal 41');
    await expect(ann.getByLabel('Differences')).toHaveText('BrisketYou: GroundThey: In halves');
    await expectAccessible(ann, 'two proposals');
    await press(ann, 'Agree to Theirs');
    await expectToast(ann, "You've agreed on the cuts");
    await expect(share(ann).getByText('Cuts set')).toBeVisible();
  });

  await test.step('the ranch sees the agreed cuts', async () => {
    const { rancher } = ranch;
    await rancher.goto('/rancher/herd');
    const summary = rancher.getByRole('list', { name: 'Cut sheets of animal 41' });
    await expect(summary).toContainText('Side 1 Agreed');
    await expect(summary).toContainText(`Due ${due}`);
    await press(rancher, 'View cut sheets of animal 41');
    const sheets = rancher.getByRole('dialog', { name: 'Cut sheets of animal 41' });
    await expect(sheets.getByText('Ann Miller (quarter): agreed')).toBeVisible();
    await expect(sheets.getByText('In halves')).toBeVisible();
    await expectAccessible(rancher, 'cut sheets of an animal');
  });
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const share = (page: Page) => page.getByRole('region', { name: 'Quarter of animal 41' });
const choose = (page: Page, question: string, choice: string) =>
  page.getByRole('combobox', { name: question, exact: true }).selectOption(choice);

/** Opens My Orders of a family. */
async function openOrders(
  enter: (person: { email: string }) => Promise<Page>,
  family: { email: string },
): Promise<Page> {
  const page = await enter(family);
  await page.goto('/customer-orders');
  return page;
}
