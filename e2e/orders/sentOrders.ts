import type { Page } from '@playwright/test';
import { type OpenRanch, send } from '../openRanch';
import { createFamily, type Person } from '../people';
import type { Enter } from '../test';

/** A family that orders without opening a page. */
interface OrderingFamily extends Person {
  /** Orders half a cow for pickup and returns the number of the order. */
  order: (ranch: OpenRanch, given?: object) => Promise<number>;
}

export async function orderingFamily(enter: Enter, name?: string): Promise<OrderingFamily> {
  const person = await createFamily(enter, name);
  const family = await enter.withoutScreen(person);
  const order = async ({ id }: OpenRanch, given: object = {}) => {
    const sent = {
      rancherId: id,
      customerName: person.name,
      customerEmail: person.email,
      customerPhone: person.phone,
      customerZip: person.zipCode,
      orderType: 'Half Cow',
      productDetails: [{ type: 'half_cow', name: 'Half Cow', quantity: 1, price: 1800 }],
      shippingMethod: 'Local Pickup',
      ...given,
    };
    return (await send(family, 'post', '/api/orders', sent)).id;
  };
  return { ...person, order };
}

const STEPS = ['Contacted', 'Processing', 'Fulfilled'] as const;

/** Moves an order step by step up to a status. */
export async function moveOrderTo(rancher: Page, orderId: number, to: (typeof STEPS)[number]): Promise<void> {
  for (const status of STEPS.slice(0, STEPS.indexOf(to) + 1)) {
    await send(rancher, 'post', `/api/orders/${orderId}/status`, { status });
  }
}
