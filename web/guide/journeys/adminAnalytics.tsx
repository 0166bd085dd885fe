import { paths } from '../../paths';
import type { Journey } from '../Journey';

export const adminAnalytics: Journey = {
  id: 'admin-analytics',
  label: 'Analytics',
  title: 'Read the figures',
  lead: 'What was sold, where, by whom, and what of it is ours.',
  steps: [
    {
      title: 'Choose the time',
      text: (
        <>
          Open <b>Analytics</b> and set the first and the last day. Every figure on the sheet is of those days, except
          the commission outstanding, which is of today.
        </>
      ),
      links: [{ label: 'Analytics', to: `${paths.admin}?tab=analytics` }],
    },
    {
      title: 'Know what is counted',
      text: 'Gross is the amount of all orders placed in that time and not canceled, without delivery fees. The average order is gross divided by their number. Commission charged is what was booked on fulfilled orders, commission paid what ranches sent.',
    },
    {
      title: 'Find what stands out',
      text: 'Months show the season, states show where families and ranches are, and the top ranchers who carries the marketplace. How long orders stay in each status tells where families wait.',
    },
    {
      title: 'Act on it',
      text: 'A state with many customers and few ranches wants recruiting; a ranch whose orders stay Pending wants a call. A program of your own can read the same figures with an API token.',
      links: [
        { label: 'Approved Ranchers', to: `${paths.admin}?tab=approved` },
        { label: 'API access', to: paths.apiAccess },
      ],
    },
  ],
};
