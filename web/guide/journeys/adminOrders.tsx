import { paths } from '../../paths';
import type { Journey } from '../Journey';

export const adminOrders: Journey = {
  id: 'admin-orders',
  label: 'Orders',
  title: 'Follow orders and the people behind them',
  lead: 'Ranches work their orders themselves. You look when somebody asks.',
  steps: [
    {
      title: 'Find the order',
      text: (
        <>
          The <b>Orders</b> tab lists all of them, newest first. Search by customer, ranch or number: the mails about an
          order name it.
        </>
      ),
      links: [{ label: 'Orders', to: `${paths.admin}?tab=orders` }],
    },
    {
      title: 'Read its story',
      text: (
        <>
          <b>View</b> opens <b>Order Details</b>: both parties, the products at the prices of that day, notes, the
          commission, and the status history with its dates and notes.
        </>
      ),
    },
    {
      title: 'Find the customer',
      text: (
        <>
          <b>Customers</b> has their email, phone and place. Give such details to nobody but the ranch that the order is
          for.
        </>
      ),
      links: [{ label: 'Customers', to: `${paths.admin}?tab=customers` }],
    },
    {
      title: 'Hear what people say',
      text: (
        <>
          <b>Feedback</b> collects what visitors, customers and ranchers sent from the button at the edge of each page,
          with the page they were on.
        </>
      ),
      links: [{ label: 'Feedback', to: `${paths.admin}?tab=feedback` }],
    },
  ],
};
