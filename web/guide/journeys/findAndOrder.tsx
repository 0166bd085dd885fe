import { paths } from '../../paths';
import type { Journey } from '../Journey';

export const findAndOrder: Journey = {
  id: 'find-and-order',
  label: 'Find and order',
  title: 'Find a ranch and order beef',
  lead: 'From the first look to the beef in your freezer. You don’t pay on this site: you settle that with the rancher.',
  steps: [
    {
      title: 'Make an account',
      text: (
        <>
          You need an account to order, and to save and contact ranches. Press <b>Sign up</b>, keep <b>Customer</b>{' '}
          selected and fill in the form. Your ZIP code is optional. If you add it, you won’t have to type it for each
          order.
        </>
      ),
      links: [{ label: 'Sign up', to: paths.register }],
      visitorsOnly: true,
    },
    {
      title: 'Look for a ranch',
      text: (
        <>
          <b>Find a Rancher</b> lists every approved ranch. Type a ranch, a city or a state in the search box, or open{' '}
          <b>Filters</b> for your ZIP code, states, order size and how the cattle are raised. Each filter stays above
          the list as a chip; <b>Clear all</b> removes them.
        </>
      ),
      links: [{ label: 'Find a Rancher', to: paths.findRancher }],
    },
    {
      title: 'Read the ranch page',
      text: (
        <>
          <b>Quick View</b> shows the main facts without leaving the list; the card itself opens the whole page:
          pictures, prices by share, <b>Raising Practices</b> with what each one means, and <b>Delivery Options</b>.
          Enter your ZIP code there and press <b>Check</b> to see which delivery options reach you and what they cost.
        </>
      ),
    },
    {
      title: 'Choose how much',
      text: 'A quarter fits a small chest freezer; a whole cow needs a large one. Not ready for a share? Many ranches also sell beef boxes and single cuts by the pound.',
      links: [{ label: 'Which share fits your freezer', to: paths.journey('shares') }],
    },
    {
      title: 'Fill your cart',
      text: (
        <>
          Press <b>Add to Cart</b> next to what you want. The cart opens at the side, where you can change quantities or
          remove items. Each ranch has its own cart, because each gets its own request.
        </>
      ),
    },
    {
      title: 'Send the order request',
      text: (
        <>
          Press <b>Checkout</b>, choose <b>Local Pickup</b>, <b>Local Delivery</b> or <b>Shipping</b>, check your
          contact details, and write down what the rancher should know: thickness of the steaks, size of the packs. Then
          press <b>Send Order Request</b>. It’s a request, not a purchase: no card, no payment.
        </>
      ),
    },
    {
      title: 'Talk with the rancher',
      text: 'The rancher calls or writes to settle the final price, a deposit if the ranch takes one, how to cut the beef, and the day. You pay the ranch directly, in whatever way you agree on.',
    },
    {
      title: 'Follow your order',
      text: (
        <>
          <b>My Orders</b> shows where each order stands: Pending, Contacted, Processing, Fulfilled.{' '}
          <b>View Timeline</b> adds the dates and the ranch’s notes, and <b>Contact Rancher</b> opens an email with your
          order number. While an order is Pending you can still cancel it with <b>Cancel Order</b>.
        </>
      ),
      links: [{ label: 'My Orders', to: paths.customerOrders }],
    },
  ],
};
