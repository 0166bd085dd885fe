import { expect, type Page } from '@playwright/test';
import { customerDate } from '../rules/time/dates';
import { openRanch } from './openRanch';
import { createFamily } from './people';
import { moveOrderTo, orderingFamily } from './sentOrders';
import { test } from './test';
import { expectToast } from './toasts';

const cards = (family: Page) => family.getByRole('article');
const figure = (family: Page, label: string) =>
  family
    .getByRole('region', { name: 'Order summary' })
    .getByRole('link', { name: label })
    .locator('xpath=ancestor::p/..');

test('a family without orders gets links to the ranches', async ({ enter }) => {
  const family = await enter(await createFamily(enter));
  await family.goto('/customer-orders');
  await expect(family.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  for (const label of ['Total', 'Pending', 'In Progress', 'Completed']) {
    await expect(figure(family, label)).toContainText('0');
  }
  for (const [link, href] of [
    ['Find Ranchers', '/find-rancher'],
    ['Track Orders', '#orders'],
    ['Contact Support', '/profile'],
  ] as const) {
    const links = family.getByRole('navigation', { name: 'Quick links' });
    await expect(links.getByRole('link', { name: link })).toHaveAttribute('href', href);
  }
  await family.getByRole('link', { name: 'In Progress' }).click();
  await expect(family.getByRole('heading', { name: 'No orders match the selected filter.' })).toBeVisible();
  await family.getByRole('link', { name: 'Show All Orders' }).click();
  await family.getByRole('main').getByRole('link', { name: 'Find a Rancher' }).click();
  await expect(family).toHaveURL('/find-rancher');
});

test('a family follows its orders and cancels one', async ({ enter }) => {
  const ranch = await openRanch(enter);
  const ann = await orderingFamily(enter);
  const family = await enter(ann);
  const moved = await ann.order(ranch);
  await moveOrderTo(ranch.rancher, moved, 'Contacted');
  const pending = await ann.order(ranch, { notes: 'Steaks an inch thick, please.' });
  const today = customerDate(new Date().toISOString());
  await family.goto('/customer-orders');

  await test.step('an order shows its details', async () => {
    const card = cards(family).first();
    await expect(card).toContainText(`Order #${pending}`);
    await expect(card.getByRole('heading')).toHaveText(`Half Cow from ${ranch.ranchName}`);
    await expect(card).toContainText(`Date ordered${today}`);
    await expect(card).toContainText(`Last update${today}`);
    await expect(card).toContainText(`Rancher${ranch.ranchName}, Austin, Texas`);
    await expect(card).toContainText(`Phone: ${ranch.owner.phone}Email: ${ranch.owner.email}`);
    await expect(card).toContainText('NotesSteaks an inch thick, please.');
    await expect(cards(family).nth(1)).toContainText('Agree on price, payment and a day with the ranch');
    await cards(family).nth(1).getByRole('button', { name: 'Details' }).click();
    await expect(cards(family).nth(1)).toContainText('NotesNone provided');
    await expect(card.getByRole('link', { name: 'View Rancher' })).toHaveAttribute('href', `/rancher/${ranch.id}`);
    await expect(card.getByRole('link', { name: 'Contact Rancher' })).toHaveAttribute(
      'href',
      `mailto:${ranch.owner.email}?subject=Herdline%20order%20%23${pending}`,
    );
  });

  await test.step('the tabs filter the orders', async () => {
    await family.getByRole('tab', { name: 'In Progress' }).click();
    await expect(family).toHaveURL('/customer-orders?status=in-progress');
    await expect(cards(family)).toHaveCount(1);
    await expect(cards(family)).toContainText(`Order #${moved}`);
    await family.getByRole('tab', { name: 'Completed' }).click();
    await expect(family.getByText('No orders match the selected filter.')).toBeVisible();
    await family.getByRole('tab', { name: 'All' }).click();
    await expect(cards(family)).toHaveCount(2);
  });

  await test.step('the timeline opens and closes', async () => {
    const card = cards(family).nth(1);
    await card.getByRole('button', { name: 'Details' }).click();
    await card.getByRole('button', { name: 'View Timeline' }).click();
    await expect(card.getByRole('list', { name: `Timeline of order ${moved}` }).getByRole('listitem')).toHaveText([
      `Pending${today}Order request sent`,
      `Contacted${today}`,
      'Processing (not reached yet)Your order will be processing soon.',
      'Fulfilled (not reached yet)Your order will be fulfilled soon.',
    ]);
    await card.getByRole('button', { name: 'Hide Timeline' }).click();
    await expect(card.getByRole('list', { name: /^Timeline/ })).toHaveCount(0);
  });

  await test.step('an order can be canceled only while it is pending', async () => {
    await expect(cards(family).nth(1).getByRole('button', { name: 'Cancel Order' })).toHaveCount(0);
    await expect(figure(family, 'Pending')).toContainText('1');
    await cards(family).first().getByRole('button', { name: 'Cancel Order' }).click();
    const question = family.getByRole('alertdialog', { name: `Cancel order #${pending}?` });
    await expect(question).toContainText(`We’ll tell ${ranch.ranchName}.`);
    await question.getByRole('button', { name: 'Cancel Order' }).click();
    await expectToast(family, 'Order Canceled', 'We’ve told the rancher.');
    await expect(cards(family).first()).toContainText('Canceled');
    await expect(figure(family, 'Pending')).toContainText('0');
    await expect(figure(family, 'Total')).toContainText('2');
  });
});

test('an order cannot be canceled after the ranch has started on it', async ({ enter }) => {
  const ranch = await openRanch(enter);
  const ann = await orderingFamily(enter);
  const family = await enter(ann);
  const id = await ann.order(ranch);
  await family.goto('/customer-orders');
  await family.getByRole('button', { name: 'Cancel Order' }).click();
  await moveOrderTo(ranch.rancher, id, 'Contacted');
  await family.getByRole('alertdialog').getByRole('button', { name: 'Cancel Order' }).click();
  await expectToast(family, 'Error');
  await expect(cards(family)).toContainText('Contacted');
  await expect(family.getByRole('button', { name: 'Cancel Order' })).toHaveCount(0);
});

test('eight orders fit on two screens: the newest in full, the others in one line with the next step @both', async ({
  enter,
}) => {
  const ranch = await openRanch(enter);
  const ann = await orderingFamily(enter);
  const family = await enter(ann);
  for (const step of ['Fulfilled', 'Fulfilled', 'Processing', 'Processing', 'Contacted', 'Contacted'] as const) {
    await moveOrderTo(ranch.rancher, await ann.order(ranch), step);
  }
  await ann.order(ranch);
  await ann.order(ranch);
  await family.goto('/customer-orders');
  await expect(cards(family)).toHaveCount(8);
  await expect(cards(family).nth(0).getByRole('link', { name: 'View Rancher' })).toBeVisible();
  for (const [index, text] of [
    [1, 'The ranch should call by'],
    [2, 'Agree on price, payment and a day with the ranch'],
    [4, 'The ranch is getting your beef ready'],
    [7, 'You have your beef'],
  ] as const) {
    await expect(cards(family).nth(index)).toContainText(text);
  }
  const top = (await family.getByRole('heading', { level: 1 }).boundingBox())?.y ?? 0;
  const { y, height } = (await cards(family).nth(7).boundingBox()) ?? { y: Infinity, height: 0 };
  expect(y + height - top).toBeLessThanOrEqual(2 * (family.viewportSize()?.height ?? 0));

  // Uses force, because the button around the text gets the click.
  await test.step('a press anywhere on a line opens it, and the focus stays on its button', async () => {
    await cards(family).nth(7).getByText('You have your beef').click({ force: true });
    await expect(cards(family).nth(7).getByRole('link', { name: 'View Rancher' })).toBeVisible();
    await expect(
      cards(family)
        .nth(7)
        .getByRole('button', { name: /^Hide Details/ }),
    ).toBeFocused();
  });
});
