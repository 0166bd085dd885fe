import { DEFAULT_COMMISSION_RATE } from '../../../rules/money/commission';
import { BRAND } from '../../../rules/words/brand';
import { paths } from '../../paths';
import type { Journey } from '../Journey';

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
