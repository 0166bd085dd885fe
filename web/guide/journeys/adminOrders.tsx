import { paths } from '../../paths';
import type { Journey } from '../Journey';

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
          <b>Feedback</b> collects what people send with the button at the edge of each page, along with the page they
          were on.
        </>
      ),
      links: [{ label: 'Feedback', to: `${paths.admin}?tab=feedback` }],
    },
  ],
};
