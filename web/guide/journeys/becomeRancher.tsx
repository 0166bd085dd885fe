import { BRAND } from '../../../rules/brand';
import { DEFAULT_COMMISSION_RATE } from '../../../rules/commission';
import { COW_SHARES } from '../../../rules/cowShares';
import { roundDollars } from '../../../rules/money';
import { paths } from '../../paths';
import type { Journey } from '../Journey';

const usual = COW_SHARES.map(
  ({ share, suggestedPrice: { from, to } }) =>
    `${roundDollars(from)} to ${roundDollars(to)} for a ${share.toLowerCase()}`,
);

export const becomeRancher: Journey = {
  id: 'become-a-rancher',
  label: 'Become a rancher',
  title: 'Sell your beef here',
  lead: `Listing is free. ${BRAND} takes a commission of ${DEFAULT_COMMISSION_RATE} percent of what you fulfill, and nothing before.`,
  steps: [
    {
      title: 'Have your figures at hand',
      text: `What you sell and at what price, who processes for you and how long it takes, and how the beef gets to the family. Ranches usually ask ${usual.join(', ')}.`,
    },
    {
      title: 'Fill in the application',
      text: (
        <>
          Press <b>Become a Rancher</b>. Turn on what you offer, and its price field appears. Use an email that has no
          account here yet: an account belongs either to a customer or to a rancher. <b>Register Your Ranch</b> asks the
          same sheet by sheet, and takes your own products along.
        </>
      ),
      links: [
        { label: 'Become a Rancher', to: paths.rancherSignup },
        { label: 'Register Your Ranch', to: paths.rancherSignupEnhanced },
      ],
    },
    {
      title: 'Accept the Broker Agreement',
      text: (
        <>
          <b>View Document</b> shows it in full. In short: commission is due monthly or within 30 days of fulfillment,
          families pay you directly, and either side may end it on 30 days' notice. Then press <b>Submit Application</b>
          .
        </>
      ),
    },
    {
      title: 'Get ready while we look',
      text: (
        <>
          Our team reviews every ranch by hand. Meanwhile you can sign in: a banner tells that the account awaits
          approval, and you can already finish your profile, pictures and products.
        </>
      ),
      links: [{ label: 'Sign in', to: paths.auth }],
      visitorsOnly: true,
    },
    {
      title: 'Go on sale',
      text: 'We write to you when you are approved. From then on families find your ranch in the list, and order requests arrive in your mailbox and on your dashboard.',
    },
  ],
};
