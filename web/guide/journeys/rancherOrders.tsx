import { paths } from '../../paths';
import type { Journey } from '../Journey';

export const rancherOrders: Journey = {
  id: 'rancher-orders',
  label: 'Orders',
  title: 'Take an order from request to freezer',
  lead: 'An order here is a request. It becomes a sale once you and the family have talked.',
  steps: [
    {
      title: 'See what came in',
      text: (
        <>
          The dashboard counts what’s new, in progress and fulfilled. Each request also comes by email. Under{' '}
          <b>Order Management</b> you can search by name, email or kind of order and filter by status. Your own
          software, like a bookkeeping spreadsheet, can follow them too.
        </>
      ),
      links: [
        { label: 'Dashboard', to: paths.rancherDashboard },
        { label: 'API access', to: paths.apiAccess },
      ],
    },
    {
      title: 'Read the request',
      text: (
        <>
          <b>Manage Orders</b> has one card per order: what the family wants, how they’d like to get it, and their
          notes. Prices are the ones on your page on the day of the order.
        </>
      ),
      links: [{ label: 'Manage Orders', to: paths.rancherOrders }],
    },
    {
      title: 'Call the family',
      text: (
        <>
          Press <b>Call</b> or <b>Email</b> on the card. Agree on the final price, deposit, cuts, day and payment. Then
          press <b>Mark as Contacted</b>, so the family sees that you’re on it.
        </>
      ),
    },
    {
      title: 'Move it along',
      text: (
        <>
          The first button on the card always names the next step: <b>Mark as Processing</b> when the animal goes to the
          processor, <b>Mark as Fulfilled</b> when the family has its beef. <b>Update Status</b> does the same and lets
          you add a note, which the family sees in its timeline.
        </>
      ),
    },
    {
      title: 'If it falls through',
      text: (
        <>
          <b>Cancel Order</b>, inside <b>Update Status</b>, ends an order that isn’t fulfilled yet. We tell the family,
          with your note, and you owe no commission. A fulfilled or canceled order can’t be changed anymore.
        </>
      ),
    },
    {
      title: 'Archive finished orders',
      text: (
        <>
          <b>Archive</b> takes a fulfilled order off your list. It isn’t lost: <b>Show archived</b> brings it back.
        </>
      ),
    },
  ],
};
