import { pendingDate } from '../../../rules/time/dates';
import { ORDER_STATUS } from '../../../rules/words/vocabulary';
import { placeOf } from '../EmailLink';
import { formatSupportParam } from '../support/SupportLink';
import type { AdminSearchQuery } from './FindDialog.generated';

export interface Found {
  key: string;
  kind: 'Ranches' | 'Orders' | 'People';
  title: string;
  details: string;
  values: { ranch: string } | { order: string } | { support: string };
}

/** Returns the found records in the order in which they're shown, grouped by kind. */
export function foundIn(admin: AdminSearchQuery['admin'] | undefined): Found[] {
  if (!admin) return [];
  return [
    ...admin.ranchers.nodes.map(({ id, ranchName, contact, ...place }): Found => {
      const details = [placeOf(place), contact.name, contact.email].join(' · ');
      return { key: `ranch-${id}`, kind: 'Ranches', title: ranchName, details, values: { ranch: id } };
    }),
    ...admin.orders.nodes.map(({ id, customer, rancher, status, createdAt }): Found => {
      const title = `#${id}, ${customer.name}`;
      const details = [rancher.ranchName, ORDER_STATUS.label(status), pendingDate(createdAt)].join(' · ');
      return { key: `order-${id}`, kind: 'Orders', title, details, values: { order: id } };
    }),
    ...admin.customers.nodes.map(({ id, name, email, ...place }): Found => {
      const details = [email, placeOf(place)].filter(Boolean).join(' · ');
      const support = formatSupportParam({ kind: 'customer', id });
      return { key: `customer-${id}`, kind: 'People', title: name, details, values: { support } };
    }),
  ];
}
