import { DEFAULT_COMMISSION_RATE } from '../../../rules/money/commission';
import { paths } from '../../paths';
import type { Journey } from '../Journey';

export const adminRanchers: Journey = {
  id: 'admin-ranchers',
  label: 'Ranchers',
  title: 'Approve ranches and look after them',
  lead: 'Families see a ranch only after you approve it.',
  steps: [
    {
      title: 'Read the application',
      text: (
        <>
          <b>Pending Approval</b> lists who’s waiting, and <b>View</b> opens their application. Call the contact if
          something is unclear: families rely on every claim on a ranch page.
        </>
      ),
      links: [{ label: 'Pending Approval', to: `${paths.admin}?tab=pending` }],
    },
    {
      title: 'Approve or reject',
      text: (
        <>
          <b>Approve</b> shows the ranch to families, sets up the broker agreement and a rate of{' '}
          {DEFAULT_COMMISSION_RATE}
          %. <b>Reject</b> takes a reason, which the rancher gets by email. If an account had no password, a dialog says
          so once: find the temporary one in the server log and share it.
        </>
      ),
    },
    {
      title: 'Fix what’s wrong',
      text: (
        <>
          Under <b>Approved Ranchers</b>, <b>Edit</b> corrects a profile and <b>Set Rate</b> changes the commission for
          orders from then on. <b>Suspend</b> hides a ranch and stops new orders. Orders already placed can still be
          finished.
        </>
      ),
      links: [{ label: 'Approved Ranchers', to: `${paths.admin}?tab=approved` }],
    },
    {
      title: 'Collect the commission',
      text: (
        <>
          <b>Commission Management</b> shows each balance and every open payment request. Press <b>Record Payment</b>{' '}
          when the money has arrived; it can’t be more than the balance. <b>Ledger</b> shows where a balance comes from.
        </>
      ),
      links: [{ label: 'Commission Management', to: `${paths.admin}?tab=commissions` }],
    },
  ],
};

export const adminOrders: Journey = {
  id: 'admin-orders',
  label: 'Orders',
  title: 'Follow orders and the people behind them',
  lead: 'Ranches handle their orders themselves. You look when someone asks.',
  steps: [
    {
      title: 'Find the order',
      text: (
        <>
          The <b>Orders</b> tab lists all of them, newest first. Search by customer, ranch or number: emails about an
          order name it.
        </>
      ),
      links: [{ label: 'Orders', to: `${paths.admin}?tab=orders` }],
    },
    {
      title: 'Read its story',
      text: (
        <>
          <b>View</b> opens <b>Order Details</b>: both parties, the products at the prices of that day, the notes, the
          commission, and the status history with dates and notes.
        </>
      ),
    },
    {
      title: 'Find the customer',
      text: (
        <>
          <b>Customers</b> has their email, phone and location. Share those details only with the ranch that gets the
          order.
        </>
      ),
      links: [{ label: 'Customers', to: `${paths.admin}?tab=customers` }],
    },
    {
      title: 'Hear what people say',
      text: (
        <>
          <b>Something Is Wrong</b> lists what a family and a ranch can’t settle, and reported reviews and messages, the
          longest waiting first. Its <b>Feedback</b> collects what people send with the button at the edge of each page,
          along with the page they were on.
        </>
      ),
      links: [{ label: 'Something Is Wrong', to: `${paths.admin}?tab=cases` }],
    },
  ],
};

export const adminAnalytics: Journey = {
  id: 'admin-analytics',
  label: 'Analytics',
  title: 'Read the figures',
  lead: 'What was sold, where, by which ranch, and our share of it.',
  steps: [
    {
      title: 'Choose the period',
      text: (
        <>
          Open <b>Analytics</b> and set the first and the last day. Every figure covers those days, except Commission
          Outstanding, which shows today.
        </>
      ),
      links: [{ label: 'Analytics', to: `${paths.admin}?tab=analytics` }],
    },
    {
      title: 'Know what counts',
      text: 'Gross is the amount of all orders placed in that period and not canceled, without delivery fees. The average order is gross per order. Commission charged is what fulfilled orders owe; commission paid is what ranches sent.',
    },
    {
      title: 'Find what stands out',
      text: 'Months show the season, states show where families and ranches are, and the top ranchers show who sells most. The time orders spend in each status shows where families wait.',
    },
    {
      title: 'Act on it',
      text: 'A state with many customers and few ranches needs more ranches. A ranch whose orders stay Pending needs a call. Your own software can read the same figures with an API token.',
      links: [
        { label: 'Approved Ranchers', to: `${paths.admin}?tab=approved` },
        { label: 'API access', to: paths.apiAccess },
      ],
    },
  ],
};
