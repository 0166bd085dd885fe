import { expect, type Locator, type Page } from '@playwright/test';

import { daysAfter } from '../../rules/time/days';
import { expectAccessible } from '../axe';
import { fillIn } from '../fields';
import { openRanch } from '../openRanch';
import { orderingFamily } from '../orders/sentOrders';
import { test } from '../test';
import { expectToast } from '../toasts';
import { createOpenAnimal, execute } from './herds';

test('a rancher adds animals and places shares on them on a phone @phone', async ({ enter }) => {
  const ranch = await openRanch(enter);
  const { rancher } = ranch;
  const dialog = rancher.getByRole('dialog');
  const press = (name: string) => rancher.getByRole('button', { name, exact: true }).click();
  const send = (name: string) => dialog.getByRole('button', { name }).click();
  const choose = async (of: string, entry: string) => {
    await press(`More for ${of}`);
    await rancher.getByRole('menuitem', { name: entry }).click();
  };
  const placesOf = (tag: string) => rancher.getByRole('group', { name: `Places of animal ${tag}` });
  // Shares in line go on an animal at once if it asks for no more than what their families were told.
  await execute(
    rancher,
    `mutation { updateRancherProfile(rancherId: ${ranch.id}, input: { depositRequired: true, depositAmount: 15000 }) { id } }`,
  );
  await rancher.goto('/rancher-dashboard');

  await test.step('the dashboard leads to the empty board', async () => {
    await rancher.getByRole('link', { name: 'Herd Board' }).click();
    await expect(rancher.getByRole('heading', { name: 'No Animals Yet' })).toBeVisible();
    await expectAccessible(rancher, 'empty herd board');
  });

  await test.step('the rancher adds a processor first', async () => {
    await press('Add Processor');
    await fillIn(dialog, { 'Processor name': 'Hill Country Meats', City: 'Llano', 'ZIP code': '78643' });
    await dialog.getByLabel('State', { exact: true }).selectOption('Texas');
    await dialog.getByRole('radio', { name: 'USDA-inspected' }).check();
    await dialog.getByLabel('Who pays the processor?').selectOption('Included in my price');
    await expectAccessible(rancher, 'dialog of a processor');
    await send('Add Processor');
    await expectToast(rancher, 'Processor added', 'Hill Country Meats');
  });

  await test.step('four steers are added at once', async () => {
    await press('Add Your First Animal');
    const harvestDate = daysAfter(new Date().toISOString().slice(0, 10), 40);
    await fillIn(dialog, { Tags: 'four steers, tags 41 to 44', 'Harvest date': harvestDate, 'Price per lb': '4.25' });
    await dialog.getByLabel('Deposit per quarter').fill('150');
    await dialog.getByLabel('Hanging weight from').fill('600');
    await dialog.getByLabel('Hanging weight to').fill('680');
    await expectAccessible(rancher, 'dialog of new animals');
    await send('Add Animals');
    await expectToast(rancher, '4 animals added', 'Only you see them until you open them.');
  });

  await test.step('the animals are opened for families', async () => {
    for (const tag of ['41', '42', '43', '44']) {
      await press(`Animal ${tag}`);
      await press(`Change Stage of animal ${tag}`);
      await send('Change Stage');
      await expectToast(rancher, `Animal ${tag} is Open`, 'Families can reserve a share of it.');
    }
  });

  const ann = await orderingFamily(enter, 'Ann Miller');
  await test.step('a half for the next animal appears on one with room without a reload', async () => {
    await ann.order(ranch, { productDetails: [{ type: 'half_cow', quantity: 1, nextAnimal: true }] });
    await expect(placesOf('41').getByText('Ann Miller')).toBeVisible();
  });

  await test.step('the half moves to another animal, and Undo moves it back', async () => {
    await choose("Ann Miller's half", 'Move to Another Animal');
    await dialog.getByRole('radio', { name: 'Animal 42, side 2' }).check();
    await expectAccessible(rancher, 'dialog of a move');
    await send('Move Share');
    await expect(placesOf('42').getByText('Ann Miller')).toBeVisible();
    await press('Undo');
    await expect(placesOf('41').getByText('Ann Miller')).toBeVisible();
  });

  await test.step('the half can be moved by keyboard, too', async () => {
    await rancher.getByRole('button', { name: "Move Ann Miller's half" }).focus();
    await rancher.keyboard.press('Space');
    await expect(rancher.getByText("Picked up Ann Miller's half.")).toBeAttached();
    await rancher.keyboard.press('ArrowDown');
    await expect(rancher.getByText('Over animal 42, side 1.')).toBeAttached();
    await rancher.keyboard.press('Space');
    await expect(placesOf('42').getByText('Ann Miller')).toBeVisible();
  });

  await test.step('the ranch keeps a quarter for its own household and requests deposits', async () => {
    await choose('animal 42', 'Keep a Quarter for Us');
    await expect(placesOf('42').getByText('Our household')).toBeVisible();
    await choose('animal 42', 'Ask for Deposits');
    await send('Ask for Deposits');
    await expect(rancher.getByText(/^A half · Side 1 · .*Deposit due/)).toBeVisible();
    await expectAccessible(rancher, 'herd board');
  });
});

test('a rancher drags a share to another animal', async ({ enter }) => {
  const ranch = await openRanch(enter);
  const { rancher } = ranch;
  // A share whose animal asks for more than its family was told would wait for the family's answer.
  for (const tag of ['41', '42']) await createOpenAnimal(rancher, tag, { animal: { depositPerQuarter: 0 } });
  const ann = await orderingFamily(enter, 'Ann Miller');
  await ann.order(ranch, { productDetails: [{ type: 'half_cow', quantity: 1, nextAnimal: true }] });
  const share = rancher.getByRole('button', { name: "Move Ann Miller's half" });
  const placesOf = (tag: string) => rancher.getByRole('group', { name: `Places of animal ${tag}` });
  await rancher.goto('/rancher/herd');

  await test.step('dropping the share on an animal places it there', async () => {
    await expect(placesOf('41').getByText('Ann Miller')).toBeVisible();
    await drag(rancher, share, placesOf('42'));
    await expect(placesOf('42').getByText('Ann Miller')).toBeVisible();
    await expect(placesOf('41').getByText('Ann Miller')).toBeHidden();
  });

  await test.step('dropping the share elsewhere leaves it in its place', async () => {
    await drag(rancher, share, rancher.getByRole('heading', { level: 1 }));
    await expect(placesOf('42').getByText('Ann Miller')).toBeVisible();
  });
});

/** Drags with the mouse in small steps, as a hand does. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  const box = await to.boundingBox();
  if (!box) throw new Error('There is nothing to drag to.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 });
  await page.mouse.up();
}
