import { paths } from '../../paths';
import type { Journey } from '../Journey';

export const rancherProducts: Journey = {
  id: 'rancher-products',
  label: 'Products',
  title: 'Say what you sell',
  lead: 'Families see exactly what stands here, and an order is priced by it.',
  steps: [
    {
      title: 'Price your shares',
      text: (
        <>
          Under <b>Bulk Beef Pricing</b> press <b>Set Bulk Beef Prices</b> for quarter, half and whole. A price puts the
          share on sale; 0 takes it off, and the card says <b>Not set</b>.
        </>
      ),
      links: [{ label: 'Manage Products', to: paths.rancherProducts }],
    },
    {
      title: 'Add boxes, cuts and the rest',
      text: (
        <>
          <b>Add Product</b> is for everything else: a grilling box, ribeyes by the pound, tallow, bones. A product can
          come in variants, each with a name and a price of its own.
        </>
      ),
    },
    {
      title: 'Change and remove',
      text: (
        <>
          Each product has <b>Edit</b> and <b>Delete</b>. Orders that were placed before keep the name and the price
          that they were placed with.
        </>
      ),
    },
    {
      title: 'Tell how you raise and deliver',
      text: (
        <>
          In <b>Profile Settings</b> you describe the ranch, your practices, and how far you deliver and at what fee. A
          family beyond your range is told so before it orders.
        </>
      ),
      links: [{ label: 'Profile Settings', to: paths.profile }],
    },
    {
      title: 'Look at it as a family does',
      text: (
        <>
          Open the dashboard's <b>Profile</b> tab and press <b>View public page</b>. Good pictures sell:{' '}
          <b>Add Photos</b> on the dashboard is the way to your gallery.
        </>
      ),
      links: [
        { label: 'Dashboard, Profile', to: `${paths.rancherDashboard}?tab=profile` },
        { label: 'Add Photos', to: paths.editPhotos },
      ],
    },
  ],
};
