import { DEFAULT_COMMISSION_RATE } from '../../../rules/money/commission';
import { roundDollars } from '../../../rules/money/money';
import { COW_SHARES } from '../../../rules/products/cowShares';
import { BRAND } from '../../../rules/words/brand';
import { paths } from '../../paths';
import type { Journey } from '../Journey';

const typicalPrices = COW_SHARES.map(
  ({ share, suggestedPrice: { from, to } }) =>
    `${roundDollars(from)} to ${roundDollars(to)} for a ${share.toLowerCase()}`,
);

export const becomeRancher: Journey = {
  id: 'become-a-rancher',
  label: 'Become a rancher',
  title: 'Sell your beef here',
  lead: `Listing is free. ${BRAND} takes a commission of ${DEFAULT_COMMISSION_RATE} percent on orders you fulfill, and nothing before that.`,
  steps: [
    {
      title: 'Have your numbers ready',
      text: `What you sell and at what price, who processes for you and how long it takes, and how families get their beef. Ranches usually ask ${typicalPrices.join(', ')}.`,
    },
    {
      title: 'Fill in the application',
      text: (
        <>
          Press <b>Become a Rancher</b>. Turn on what you offer, and its price field appears. Use an email that has no
          account here yet: an account is for either a customer or a rancher. <b>Register Your Ranch</b> asks the same
          questions in tabs and lets you add products.
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
          families pay you directly, and either side can end it with 30 days’ notice. Then press{' '}
          <b>Submit Application</b>.
        </>
      ),
    },
    {
      title: 'Get ready while we review',
      text: (
        <>
          Our team reviews every ranch by hand. Meanwhile you can sign in: a banner says the account is waiting for
          approval, and you can already finish your profile, pictures and products.
        </>
      ),
      links: [{ label: 'Sign in', to: paths.auth }],
      visitorsOnly: true,
    },
    {
      title: 'Go on sale',
      text: 'We’ll email you once you’re approved. From then on families can find your ranch, and order requests arrive in your inbox and on your dashboard.',
    },
  ],
};

export const rancherProducts: Journey = {
  id: 'rancher-products',
  label: 'Products',
  title: 'List what you sell',
  lead: 'Families see exactly what you list, and orders use these prices.',
  steps: [
    {
      title: 'Price your shares',
      text: (
        <>
          Under <b>Bulk Beef Pricing</b> press <b>Set Bulk Beef Prices</b> for quarter, half and whole. A price puts the
          share on sale; 0 takes it off sale, and the card says <b>Not set</b>.
        </>
      ),
      links: [{ label: 'Manage Products', to: paths.rancherProducts }],
    },
    {
      title: 'Add boxes, cuts and the rest',
      text: (
        <>
          <b>Add Product</b> is for everything else: a grilling box, ribeyes by the pound, tallow, bones. A product can
          have variants, each with its own name and price.
        </>
      ),
    },
    {
      title: 'Change and remove',
      text: (
        <>
          Each product has <b>Edit</b> and <b>Delete</b>. Existing orders keep the name and the price they were placed
          with.
        </>
      ),
    },
    {
      title: 'Describe how you raise and deliver',
      text: (
        <>
          In <b>Profile Settings</b> describe the ranch, your practices, and how far you deliver for what fee. A family
          outside your range learns that before ordering.
        </>
      ),
      links: [{ label: 'Profile Settings', to: paths.profile }],
    },
    {
      title: 'See it as a family does',
      text: (
        <>
          Open the dashboard's <b>Profile</b> tab and press <b>View Public Page</b>. Good pictures sell:{' '}
          <b>Add Photos</b> on the dashboard opens your gallery.
        </>
      ),
      links: [
        { label: 'Dashboard, Profile', to: `${paths.rancherDashboard}?tab=profile` },
        { label: 'Add Photos', to: paths.editPhotos },
      ],
    },
  ],
};
