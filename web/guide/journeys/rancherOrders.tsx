import { paths } from '../../paths';
import type { Journey } from '../Journey';

export const rancherOrders: Journey = {
  id: 'rancher-orders',
  label: 'Orders',
  title: 'Take an order from request to freezer',
  lead: 'An order here is a request. It becomes a sale when you and the family have talked.',
  steps: [
    {
      title: 'See what came in',
      text: (
        <>
          The dashboard counts what is new, in progress and fulfilled; each request also comes by mail. Under{' '}
          <b>Order Management</b> you can search by name, email or kind of order and filter by status. A program of your
          own, such as a bookkeeping sheet, can follow them too.
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
          <b>Manage Orders</b> has one card per order: what the family wants, how it should get to them, and their
          notes. Prices are those of your page on the day of the order.
        </>
      ),
      links: [{ label: 'Manage Orders', to: paths.rancherOrders }],
    },
    {
      title: 'Call the family',
      text: (
        <>
          Press <b>Call</b> or <b>Email</b> on the card. Agree on the final price, deposit, cuts, day and payment. Then
          press <b>Mark as Contacted</b>, so that the family sees that it goes on.
        </>
      ),
    },
    {
      title: 'Move it along',
      text: (
        <>
          The first button of the card always names the next step: <b>Mark as Processing</b> when the animal goes to the
          processor, <b>Mark as Fulfilled</b> when the beef is with the family. <b>Update Status</b> does the same with
          a note of yours, which the family reads in its timeline.
        </>
      ),
    },
    {
      title: 'When it comes to nothing',
      text: (
        <>
          <b>Cancel Order</b>, inside <b>Update Status</b>, ends an order that is not yet fulfilled. The family is told,
          with your note, and no commission arises. A fulfilled or canceled order cannot be changed any more.
        </>
      ),
    },
    {
      title: 'Clear the table',
      text: (
        <>
          <b>Archive</b> takes a fulfilled order out of your list. It is not lost: <b>Show archived</b> brings it back.
        </>
      ),
    },
  ],
};
