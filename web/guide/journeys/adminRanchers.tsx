import { DEFAULT_COMMISSION_RATE } from '../../../rules/commission';
import { paths } from '../../paths';
import type { Journey } from '../Journey';

export const adminRanchers: Journey = {
  id: 'admin-ranchers',
  label: 'Ranchers',
  title: 'Approve ranches and look after them',
  lead: 'Families see a ranch only after you have approved it.',
  steps: [
    {
      title: 'Read the application',
      text: (
        <>
          <b>Pending Approval</b> lists who waits, and <b>View</b> opens what they wrote. Call the contact when
          something is unclear: every claim on a ranch page is ours as well.
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
          %. <b>Reject</b> takes a reason, which the rancher gets by mail. Where an account had no password, a dialog
          says so once: the temporary one stands in the server log, and you hand it on.
        </>
      ),
    },
    {
      title: 'Change what is wrong',
      text: (
        <>
          Under <b>Approved Ranchers</b>, <b>Edit</b> corrects a profile and <b>Set Rate</b> changes the commission for
          orders from then on. <b>Suspend</b> hides a ranch and stops new orders; those already placed can be finished.
        </>
      ),
      links: [{ label: 'Approved Ranchers', to: `${paths.admin}?tab=approved` }],
    },
    {
      title: 'Collect the commission',
      text: (
        <>
          <b>Commission Management</b> shows each balance and the payment requests that are open. Press{' '}
          <b>Record Payment</b> when the money has arrived; it can never be more than the balance. <b>Ledger</b> tells
          how a balance came about.
        </>
      ),
      links: [{ label: 'Commission Management', to: `${paths.admin}?tab=commissions` }],
    },
  ],
};
