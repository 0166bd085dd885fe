import { PACKAGED_TEXT } from '../../../rules/herd/packagedYield';
import { COW_SHARES } from '../../../rules/products/cowShares';
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
    {
      title: 'Say when something is wrong',
      text: (
        <>
          Press <b>Something Is Wrong</b> on the order: the weight, the packaging, spoiled beef, nobody showed up. Add
          photos. The ranch has three days to answer. Accept what it proposes, or ask our team to decide.
        </>
      ),
    },
  ],
};

const takeHome = COW_SHARES.map(
  ({ share, yieldPounds: { from, to } }) => `${from}-${to} lbs for a ${share.toLowerCase()}`,
);

export const shares: Journey = {
  id: 'shares',
  label: 'Shares and cuts',
  title: 'Which share fits your freezer',
  lead: 'A share is a part of one animal, with some of every cut: steaks, roasts and plenty of ground beef.',
  facts: 'shares',
  steps: [
    {
      title: 'Measure your freezer',
      text: 'Packed beef takes a cubic foot for every 25 lb or so. The freezer above a fridge has about 4 cubic feet, a small chest freezer 5 to 7, a large one 15 and more. Set your free space below to see what fits.',
    },
    {
      title: 'Count who’s eating',
      text: `You take home about ${takeHome.join(', ')}. At 2 lb per person each week, a family of four finishes a quarter in about three months and a half in about six.`,
    },
    {
      title: 'Know what you’re paying for',
      text: `Ranches often price by hanging weight: the beef on the rail, before it’s cut. About ${PACKAGED_TEXT} of it comes home. Ask whether the processing fee is in the price.`,
      links: [{ label: 'What a share costs', to: paths.beefPrices }],
    },
    {
      title: 'See if it’s your cow',
      text: 'We compare every weight with the animal, with what the ranch’s others gave and with your cut sheet. If one is unusual, you’ll read it on your order before you pay, with what the ranch says about it.',
    },
    {
      title: 'Say how you want it cut',
      text: 'Before the processor starts, the rancher asks for your wishes, cut by cut. The chart below shows what each part becomes. When in doubt, ask for the usual cuts. That’s a good answer.',
      links: [{ label: 'Find a Rancher', to: paths.findRancher }],
    },
  ],
};

export const favorites: Journey = {
  id: 'favorites',
  label: 'Favorites',
  title: 'Keep the ranches you like',
  lead: 'Find your saved ranches on every device you sign in on.',
  steps: [
    {
      title: 'Press the heart',
      text: (
        <>
          It’s on the picture of each ranch in the list, and next to <b>Save</b> on the ranch’s own page. A full heart,
          or <b>Saved</b>, means you’ve saved it.
        </>
      ),
      links: [{ label: 'Find a Rancher', to: paths.findRancher }],
    },
    {
      title: 'Find them again',
      text: (
        <>
          Open <b>My Favorites</b> in the menu under your name, or <b>Favorites</b> at the bottom of your phone. Newest
          first.
        </>
      ),
      links: [{ label: 'My Favorites', to: paths.favorites }],
    },
    {
      title: 'Compare and order',
      text: (
        <>
          The cards show the same as in the list: lowest price, practices, delivery. <b>Order Now</b> takes you straight
          to what the ranch sells.
        </>
      ),
    },
    {
      title: 'Remove one',
      text: (
        <>
          Press the heart again. <b>Profile Settings</b> has the same ranches under <b>Favorite Ranchers</b>, each with{' '}
          <b>View</b> and <b>Remove</b>.
        </>
      ),
      links: [{ label: 'Profile Settings', to: paths.profile }],
    },
  ],
};
