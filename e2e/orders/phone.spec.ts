import { openRanch } from '../openRanch';
import { test } from '../test';
import { expectToast } from '../toasts';
import { managedOrder, openOrder } from './orders';
import { orderingFamily } from './sentOrders';

test('a rancher answers a new order in three taps @phone', async ({ enter }) => {
  const ranch = await openRanch(enter);
  const { rancher } = ranch;
  const ann = await orderingFamily(enter);
  await ann.order(ranch);
  await rancher.goto('/rancher-dashboard');
  await rancher.getByRole('link', { name: 'New Orders' }).tap();
  const order = managedOrder(rancher, ann);
  await (await openOrder(order)).getByRole('button', { name: 'Mark as Contacted' }).tap();
  await expectToast(rancher, 'Status Updated', 'Order status has been updated to Contacted.');
});
