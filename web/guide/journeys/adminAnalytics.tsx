import { paths } from '../../paths';
import type { Journey } from '../Journey';

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
