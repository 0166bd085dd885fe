import { AGREEMENT_VERSION } from '../../../rules/ranches/agreement';
import { PASSWORD } from '../../testing/make';
import type { Market } from './market';

/** The variable parts of a request. `id` is the one in the path, if there is one. */
type Asked = { id?: number | undefined; query?: string; body?: object | undefined };

const ranch = ({ people }: Market): Asked => ({ id: people.rancher.ranch.id });
const nothing = (): Asked => ({});
const animal = ({ open }: Market): Asked => ({ id: open });
const share = ({ claim }: Market): Asked => ({ id: claim });

const ACCOUNT = { name: 'New Person', email: 'new@herdline.test', password: 'Wagon3trails8' };
const MONTH = '?month=2026-11';

/** A request for each row of the table about REST, by its method and path. */
export const restRequests: Record<string, (market: Market) => Asked> = {
  'GET /user': nothing,
  'POST /login': ({ people }) => ({ body: { email: people.customer.email, password: PASSWORD } }),
  'POST /logout': nothing,
  'POST /register': () => ({ body: ACCOUNT }),
  'POST /forgot-password': ({ people }) => ({ body: { email: people.customer.email } }),
  'POST /reset-password': ({ resetToken }) => ({ body: { token: resetToken, password: 'Wagon3trails8' } }),
  'PATCH /user/profile': () => ({ body: { name: 'New Name' } }),
  'GET /admin/customers': nothing,
  'GET /ranchers': nothing,
  'GET /ranchers/profile': nothing,
  'GET /ranchers/:id': ranch,
  'POST /ranchers': () => ({
    body: {
      user: ACCOUNT,
      rancher: {
        ...{ ranchName: 'New Ranch', city: 'Austin', state: 'Texas', zipCode: '78704' },
        ...{ hasBrokerAgreement: true, agreementVersion: AGREEMENT_VERSION },
      },
    },
  }),
  'PATCH /ranchers/:id': (market) => ({ ...ranch(market), body: { herdSize: '40' } }),
  'POST /ranchers/update-prices': () => ({ body: { halfCowPrice: 190_000 } }),
  'GET /admin/ranchers': nothing,
  'PUT /ranchers/:id/approve': ({ people }) => ({ id: people.pending.ranch.id }),
  'PUT /admin/ranchers/:id/suspend': ranch,
  'PUT /admin/ranchers/:id/reject': ({ people }) => ({ id: people.pending.ranch.id, body: { reason: 'No herd' } }),
  'PUT /admin/ranchers/:id/profile': (market) => ({ ...ranch(market), body: { herdSize: '40' } }),
  'POST /rancher-products': () => ({ body: { name: 'Suet', price: 500 } }),
  'PUT /rancher-products/:id': ({ product }) => ({ id: product, body: { name: 'Suet', price: 500 } }),
  'DELETE /rancher-products/:id': ({ product }) => ({ id: product }),
  'POST /orders': ({ people }) => ({
    body: {
      ...{ rancherId: people.rancher.ranch.id, customerName: 'Ann Miller', customerEmail: 'ann@herdline.test' },
      ...{ customerZip: '78704', orderType: 'half_cow', shippingMethod: 'local_pickup' },
      productDetails: [{ type: 'half_cow', quantity: 1, price: 1_800 }],
    },
  }),
  'POST /orders/:id/status': ({ order }) => ({ id: order, body: { status: 'Canceled' } }),
  'GET /orders/customer/:id': ({ people }) => ({ id: people.customer.id }),
  'GET /orders/rancher/:id': ranch,
  'GET /rancher/orders': nothing,
  'GET /rancher/orders.csv': nothing,
  'GET /admin/orders': nothing,
  'GET /rancher/animals.csv': nothing,
  'GET /claims/:id/bill-of-sale.pdf': ({ bought }) => ({ id: bought }),
  'GET /claims/:id/cut-sheet.pdf': share,
  'GET /claims/:id/labels-4x2.pdf': share,
  'GET /claims/:id/labels-5160.pdf': share,
  'GET /animals/:id/cut-sheets.pdf': animal,
  'GET /doors/:id/cut-sheets.pdf': ({ door }) => ({ id: door }),
  'GET /recalls/:id/families.csv': ({ recall }) => ({ id: recall }),
  'GET /rancher/receivables.csv': nothing,
  'GET /orders/:id/invoice.pdf': ({ settled }) => ({ id: settled }),
  'GET /order-payments/:id/receipt.pdf': ({ payment }) => ({ id: payment }),
  'GET /commissions/rancher/:id': ranch,
  'POST /ranchers/:id/request-payment': (market) => ({ ...ranch(market), body: { amount: 1, method: 'venmo' } }),
  'POST /admin/ranchers/:id/payment': (market) => ({ ...ranch(market), body: { amount: 1, description: 'Check' } }),
  'POST /admin/ranchers/:id/commission-rate': (market) => ({ ...ranch(market), body: { commissionRate: 9 } }),
  'GET /ranchers/:id/statement.csv': (market) => ({ ...ranch(market), query: MONTH }),
  'GET /ranchers/:id/statement.pdf': (market) => ({ ...ranch(market), query: MONTH }),
  'GET /favorites': nothing,
  'GET /favorites/ids': nothing,
  'GET /favorites/check/:id': ranch,
  'POST /favorites/:id': ranch,
  'DELETE /favorites/:id': ranch,
  'POST /feedback': () => ({ body: { feedback: 'I like it very much' } }),
  'GET /admin/analytics.csv': () => ({ query: '?from=2026-01-01&to=2026-04-01' }),
  'GET /admin/ranchers.csv': nothing,
  'GET /admin/balances.csv': nothing,
  'GET /admin/orders.csv': nothing,
  'GET /admin/customers.csv': nothing,
};
