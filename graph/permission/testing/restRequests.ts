import { LIVE_PURCHASE_VERSION } from '../../../rules/herd/livePurchase';
import { AGREEMENT_VERSION } from '../../../rules/ranches/agreement';
import { sheetInput } from '../../cutSheets/testing/sheets';
import { PASSWORD } from '../../testing/make';
import type { Market } from './market';

/** The variable parts of a request. `id` is the one in the path, if there is one. */
type Asked = { id?: number | undefined; query?: string; body?: object | undefined };

const ranch = ({ people }: Market): Asked => ({ id: people.rancher.ranch.id });
const nothing = (): Asked => ({});
const animal = ({ open }: Market): Asked => ({ id: open });
const share = ({ claim }: Market): Asked => ({ id: claim });

const ACCOUNT = { name: 'New Person', email: 'new@herdline.test', password: 'Wagon3trails8' };
const REVIEW = { stars: 5, words: 'Good beef, and the ranch called when it was ready.' };
const REASON = { reason: 'It is not about us' };
const CHARGES = { charges: [{ kind: 'Charge', amount: 100, reason: 'Ice' }], reason: 'Ice' };
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
  'GET /rancher/processors': nothing,
  'POST /rancher/processors': () => ({
    body: {
      ...{ name: 'New Meats', city: 'Austin', state: 'Texas', zipCode: '78704' },
      ...{ inspection: 'custom_exempt', payer: 'ranch' },
    },
  }),
  'PUT /rancher/processors/:id': ({ processor }) => ({ id: processor, body: { killFee: 100 } }),
  'DELETE /rancher/processors/:id': ({ processor }) => ({ id: processor }),
  'GET /rancher/animals': nothing,
  'GET /rancher/animals.csv': nothing,
  'POST /rancher/animals': () => ({ body: { tags: ['New 1'], pricing: 'flat', price: 90_000 } }),
  'PUT /rancher/animals/:id': (market) => ({ ...animal(market), body: { breed: 'Angus' } }),
  'POST /rancher/animals/:id/stage': ({ planned }) => ({ id: planned, body: { stage: 'Withdrawn' } }),
  'POST /rancher/animals/:id/harvest': ({ open, day }) => ({ id: open, body: { harvestDate: day(70) } }),
  'POST /rancher/animals/:id/fill': animal,
  'POST /rancher/animals/:id/keep': (market) => ({ ...animal(market), body: { quarters: 1 } }),
  'POST /rancher/animals/:id/deposits': ({ open, day }) => ({ id: open, body: { dueOn: day(10) } }),
  'GET /rancher/line': nothing,
  'POST /rancher/claims/:id/place': ({ inLine, open }) => ({ id: inLine, body: { animalId: String(open) } }),
  'POST /rancher/claims/:id/return': share,
  'POST /rancher/claims/:id/release': ({ kept }) => ({ id: kept }),
  'POST /rancher/claims/:id/deposit': share,
  'POST /claims/:id/live-purchase': ({ unbought }) => ({
    id: unbought,
    body: { version: LIVE_PURCHASE_VERSION, ranchChooses: true },
  }),
  'GET /claims/:id/bill-of-sale.pdf': ({ bought }) => ({ id: bought }),
  'GET /claims/:id/cut-sheet': share,
  'PUT /claims/:id/cut-sheet': (market) => ({ ...share(market), body: sheetInput() }),
  'POST /claims/:id/cut-sheet/accept': ({ claim, proposal }) => ({ id: claim, body: { proposalId: String(proposal) } }),
  'GET /claims/:id/cut-sheet.pdf': share,
  'GET /animals/:id/cut-sheets': animal,
  'PUT /rancher/animals/:id/cut-sheet': ({ harvested }) => ({
    id: harvested,
    body: { sides: [1, 2], sheet: sheetInput({ liver: 'KEEP' }), reason: 'The saw broke' },
  }),
  'GET /animals/:id/cut-sheets.pdf': animal,
  'GET /animals/:id': animal,
  'GET /ranchers/:id/animals': ranch,
  'GET /orders/:id/settlement': ({ settled }) => ({ id: settled }),
  'POST /rancher/orders/:id/weigh': ({ order }) => ({ id: order, body: CHARGES }),
  'POST /rancher/animals/:id/weigh': ({ harvested, weighed }) => ({
    id: harvested,
    body: { hangingPounds: 640, packaged: [{ claimId: weighed, pounds: 400 }] },
  }),
  'POST /rancher/orders/:id/payments': ({ settled }) => ({
    id: settled,
    body: { kind: 'Balance', method: 'Cash', amount: 100 },
  }),
  'POST /rancher/orders/:id/remind': ({ settled }) => ({ id: settled }),
  'GET /rancher/receivables': nothing,
  'GET /rancher/receivables.csv': nothing,
  'GET /orders/:id/invoice.pdf': ({ settled }) => ({ id: settled }),
  'GET /order-payments/:id/receipt.pdf': ({ payment }) => ({ id: payment }),
  'GET /conversations': nothing,
  'GET /conversations/:id': ({ conversation }) => ({ id: conversation }),
  'GET /conversations/:id/messages': ({ conversation }) => ({ id: conversation }),
  'POST /conversations/:id/messages': ({ conversation }) => ({ id: conversation, body: { text: 'Thanks' } }),
  'POST /conversations/:id/seen': ({ conversation, message }) => ({
    id: conversation,
    body: { messageId: String(message) },
  }),
  'POST /conversations/:id/block': ({ conversation }) => ({ id: conversation, body: { blocked: true } }),
  'POST /ranchers/:id/questions': (market) => ({ ...ranch(market), body: { text: 'Is it aged?' } }),
  'POST /messages/:id/reports': ({ message }) => ({ id: message, body: REASON }),
  'GET /ranchers/:id/reviews': ranch,
  'POST /orders/:id/review': ({ fulfilled }) => ({ id: fulfilled, body: REVIEW }),
  'PUT /reviews/:id': ({ review }) => ({ id: review, body: REVIEW }),
  'DELETE /reviews/:id': ({ review }) => ({ id: review }),
  'POST /reviews/:id/answer': ({ review }) => ({ id: review, body: { answer: 'Thank you very much' } }),
  'POST /reviews/:id/report': ({ review }) => ({ id: review, body: REASON }),
  'GET /admin/reviews': nothing,
  'PUT /admin/reviews/:id/hide': ({ review }) => ({ id: review, body: REASON }),
  'PUT /admin/reviews/:id/show': ({ hidden }) => ({ id: hidden }),
  'PUT /admin/reviews/:id/dismiss': ({ review }) => ({ id: review }),
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
