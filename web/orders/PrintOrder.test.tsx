import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { halfOrder, statusUpdate } from '../testing/order';
import { settlementOf } from '../testing/settlement';
import type { CustomerOrderCard_orderFragment } from './CustomerOrderCard.generated';
import { PrintOrder } from './PrintOrder';

const order = {
  ...halfOrder,
  settlement: settlementOf({ total: 168_500 }),
  claims: [{ id: '3', releasedAt: null, quarters: 2, linePosition: 3, offBoardReason: null, animal: null }],
  status: 'CONTACTED' as const,
  notes: `${halfOrder.notes}\nThick steaks`,
  shippingMethod: 'LOCAL_DELIVERY' as const,
  shippingFee: 2_500,
  shippingAddress: '12 Live Oak St, Austin',
  statusUpdates: [...halfOrder.statusUpdates, statusUpdate(21, 'CONTACTED', 'We spoke')],
} as unknown as CustomerOrderCard_orderFragment;

const print = vi.fn();
beforeEach(() => vi.stubGlobal('print', print.mockClear()));
afterEach(() => vi.unstubAllGlobals());

const press = () => userEvent.click(screen.getByText('Print'));
const findSheet = () => screen.findByRole('article', { name: 'Order #12 on paper' });

test('the printed sheet has the ranch, the customer, the items and the history of the order', async () => {
  render(<PrintOrder order={order} />);
  await press();
  const sheet = await findSheet();
  expect(sheet.parentElement).toBe(document.body);
  expect(sheet.dataset.print).toBe('sheet');
  for (const text of [
    'Half Cow from Cedar Fork Ranch',
    "You're number 3 in line. We'll email you when the ranch has an animal for you",
    'Llano, Texas',
    'bo@example.com',
    'Ann Fielder',
    'ZIP 78704',
    'November 20, 2026',
    'Contacted, November 21, 2026',
    'Local Delivery',
    '12 Live Oak St, Austin',
    'Thick steaks',
    '$25.00',
    '$1,685.00',
    "Half of the next animal. You're number 3 in line.",
  ]) {
    expect(within(sheet).getAllByText(text).length, text).toBeGreaterThan(0);
  }
  expect(within(sheet).getByRole('list', { name: 'Timeline of order 12' }).textContent).toContain('We spoke');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
});

test('the sheet is removed after printing, and another press prints again', async () => {
  render(<PrintOrder order={order} />);
  await press();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  await press();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
  act(() => void fireEvent(window, new Event('afterprint')));
  expect(screen.queryByRole('article')).toBeNull();
});
