import { DEFAULT_COMMISSION_RATE } from '../../../rules/money/commission';
import { BRAND } from '../../../rules/words/brand';
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
      title: 'Make it right',
      text: (
        <>
          When a family says that <b>Something Is Wrong</b>, answer within three days and propose what makes it right:
          part of the price back, or a replacement. No money moves by itself: record the refund when you’ve sent it. If
          you two don’t agree, our team decides. You can say so too, when a family doesn’t pay or show up.
        </>
      ),
    },
    {
      title: 'Recall beef',
      text: (
        <>
          If beef may not be safe, press <b>Recalls</b> on the herd board. A tag, a processor’s days or an establishment
          number finds every family, and one press writes to all of them. You see who has read it, so that you can call
          the others, and get a CSV for the agency.
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

export const harvest: Journey = {
  id: 'harvest',
  label: 'From steer to freezer',
  title: 'From the pasture to your freezer',
  lead: 'A share comes from one animal, on one day, through one processor. Here’s what happens, and the words you’ll hear.',
  facts: 'harvest',
  steps: [
    {
      title: 'Four quarters make an animal',
      text: 'A half is one side of the animal. Two families with a quarter each share a side and get half of every cut, so they agree on one way to cut it.',
      links: [{ label: 'Find a Rancher', to: paths.findRancher }],
    },
    {
      title: 'Say how you want it cut',
      text: 'The processor needs your cut sheet about a week before the harvest. If you don’t send one, your ranch’s usual cuts are used.',
    },
    {
      title: 'It hangs',
      text: 'After the harvest, the beef hangs in a cooler for 10 to 21 days. That makes it tender, and it loses a little water.',
    },
    {
      title: 'It’s cut, wrapped and frozen',
      text: 'That takes about a week. By then the hanging weight is known, and so is your final price if your ranch charges by the pound.',
    },
    {
      title: 'Scan the label',
      text: 'If your ranch prints our labels, the code on a box opens a page about its animal: ranch, processor, days and weights. It names nobody, and shows no prices.',
    },
    {
      title: 'Bring it home',
      text: 'Pick it up within a few days, or the processor may charge for storage. Bring coolers: a quarter fills three or four large ones.',
    },
  ],
};

const tracking = `${paths.rancherDashboard}?tab=commission`;

export const commission: Journey = {
  id: 'commission',
  label: 'Commission',
  title: 'What you owe, and how to pay it',
  lead: `Families pay you. ${BRAND} takes ${DEFAULT_COMMISSION_RATE} percent unless we’ve agreed on another rate with you.`,
  steps: [
    {
      title: 'When it’s charged',
      text: 'Marking an order as fulfilled charges its commission: your rate times the order amount, without the delivery fee. The rate is the one from the day of the order. Canceled orders cost you nothing.',
    },
    {
      title: 'See your balance',
      text: (
        <>
          The dashboard's <b>Commission Tracking</b> tab shows what you owe, your rate, and under{' '}
          <b>Transaction History</b> every charge and payment with its date.
        </>
      ),
      links: [{ label: 'Commission Tracking', to: tracking }],
    },
    {
      title: 'Tell us you want to pay',
      text: (
        <>
          Under <b>Make a Payment</b> enter the amount, choose <b>Venmo</b> or <b>Invoice</b> and press{' '}
          <b>Submit Payment Request</b>. We’ll answer in 1-2 business days and tell you where to send it.
        </>
      ),
      links: [{ label: 'Make a Payment', to: `${tracking}&view=payment` }],
    },
    {
      title: 'See it settled',
      text: (
        <>
          A request alone doesn’t change your balance. Once your money arrives we record it, your balance goes down, and
          the oldest orders lose their <b>Commission pending</b> first. It’s due monthly or within 30 days of
          fulfillment.
        </>
      ),
    },
  ],
};
