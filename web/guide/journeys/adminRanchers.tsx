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
