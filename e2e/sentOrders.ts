import type { Page } from '@playwright/test';
import { type OpenRanch, send } from './openRanch';
import { haveFamily, type Person } from './people';
import type { Enter } from './test';

/** A family that orders without looking at a screen. */
interface OrderingFamily extends Person {
  /** Asks for half a cow, to be picked up; answers the number of the order. */
  order: (ranch: OpenRanch, given?: object) => Promise<number>;
}

export async function orderingFamily(enter: Enter, name?: string): Promise<OrderingFamily> {
  const person = await haveFamily(enter, name);
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

/** The ranch has moved an order as far as that. */
export async function haveMoved(rancher: Page, orderId: number, to: (typeof STEPS)[number]): Promise<void> {
  for (const status of STEPS.slice(0, STEPS.indexOf(to) + 1)) {
    await send(rancher, 'post', `/api/orders/${orderId}/status`, { status });
  }
}
