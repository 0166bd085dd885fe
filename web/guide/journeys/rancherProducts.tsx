import { paths } from '../../paths';
import type { Journey } from '../Journey';

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
