import { expect, type Locator, type Page } from '@playwright/test';
import { daysAfter } from '../rules/time/days';
import { expectAccessible } from './axe';
import { fillIn } from './fields';
import { createOpenAnimal } from './herds';
import { openRanch } from './openRanch';
import { orderingFamily } from './sentOrders';
import { test } from './test';
import { expectToast } from './toasts';

test('a rancher adds animals and places shares on them on a phone @phone', async ({ enter }) => {
  test.setTimeout(240_000);
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
    await expectAccessible(rancher, 'dialog of a processor');
    await send('Add Processor');
    await expectToast(rancher, 'Processor added', 'Hill Country Meats');
  });

  await test.step('four steers are added at once', async () => {
    await press('Add your first animal');
    const harvestDate = daysAfter(new Date().toISOString().slice(0, 10), 40);
    await fillIn(dialog, { Tags: 'four steers, tags 41 to 44', 'Harvest date': harvestDate, 'Price per lb': '4.25' });
    await dialog.getByLabel('Deposit per quarter').fill('150');
    await expectAccessible(rancher, 'dialog of new animals');
    await send('Add Animals');
    await expectToast(rancher, '4 animals added', 'Only you see them until you open them.');
  });

  await test.step('the animals are opened for families', async () => {
    for (const tag of ['41', '42', '43', '44']) {
      await press(`Change Stage of animal ${tag}`);
      await send('Change Stage');
      await expectToast(rancher, `Animal ${tag} is Open`, 'Families can reserve a share of it.');
    }
  });

  const ann = await orderingFamily(enter, 'Ann Miller');
  await test.step('a half that a family orders appears in the line without a reload', async () => {
    await ann.order(ranch, { productDetails: [{ type: 'half_cow', quantity: 1, nextAnimal: true }] });
    await expect(rancher.getByText('1 waiting: ½ animal').first()).toBeVisible();
  });

  await test.step('the half moves to an animal, and Undo moves it back', async () => {
    await choose("Ann Miller's half", 'Put on an animal');
    await dialog.getByRole('radio', { name: 'Animal 41, side 2' }).check();
    await expectAccessible(rancher, 'dialog of a move');
    await send('Move Share');
    await expect(placesOf('41').getByText('Ann Miller')).toBeVisible();
    await press('Undo');
    await expect(placesOf('41').getByText('Ann Miller')).toBeHidden();
  });

  await test.step('the half can be moved by keyboard, too', async () => {
    await rancher.getByRole('button', { name: "Move Ann Miller's half" }).focus();
    await rancher.keyboard.press('Space');
    await expect(rancher.getByText('Over the line.')).toBeAttached();
    await rancher.keyboard.press('ArrowUp');
    await expect(rancher.getByText('Over animal 44, side 2.')).toBeAttached();
    await rancher.keyboard.press('Space');
    await expect(placesOf('44').getByText('Ann Miller')).toBeVisible();
  });

  await test.step('the ranch keeps a quarter for its own household and requests deposits', async () => {
    await choose('animal 44', 'Keep a quarter for us');
    await expect(placesOf('44').getByText('Our household')).toBeVisible();
    await choose('animal 44', 'Ask for deposits');
    await send('Ask for Deposits');
    await expect(rancher.getByText(/^A half · Side 2 · Deposit due/)).toBeVisible();
    await expectAccessible(rancher, 'herd board');
  });
});

test('a rancher drags a share from the line onto an animal', async ({ enter }) => {
  const ranch = await openRanch(enter);
  const { rancher } = ranch;
  await createOpenAnimal(rancher, '41');
  const ann = await orderingFamily(enter, 'Ann Miller');
  await ann.order(ranch, { productDetails: [{ type: 'half_cow', quantity: 1, nextAnimal: true }] });
  const share = rancher.getByRole('button', { name: "Move Ann Miller's half" });
  const places = rancher.getByRole('group', { name: 'Places of animal 41' });
  await rancher.goto('/rancher/herd');

  await test.step('dropping the share on an animal places it there', async () => {
    await expect(rancher.getByText('1 waiting: ½ animal').first()).toBeVisible();
    await drag(rancher, share, places);
    await expect(places.getByText('Ann Miller')).toBeVisible();
    await expect(rancher.getByText('Nobody is waiting')).toBeVisible();
  });

  await test.step('dropping the share elsewhere leaves it in its place', async () => {
    await drag(rancher, share, rancher.getByRole('heading', { level: 1 }));
    await expect(places.getByText('Ann Miller')).toBeVisible();
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
