import { paths } from '../../paths';
import type { Journey } from '../Journey';

export const favorites: Journey = {
  id: 'favorites',
  label: 'Favorites',
  title: 'Keep the ranches you like',
  lead: 'Find your saved ranches on every device you sign in on.',
  steps: [
    {
      title: 'Press the heart',
      text: (
        <>
          It’s on the picture of each ranch in the list, and next to <b>Save</b> on the ranch’s own page. A full heart,
          or <b>Saved</b>, means you’ve saved it.
        </>
      ),
      links: [{ label: 'Find a Rancher', to: paths.findRancher }],
    },
    {
      title: 'Find them again',
      text: (
        <>
          Open <b>My Favorites</b> in the menu under your name, or <b>Favorites</b> at the bottom of your phone. Newest
          first.
        </>
      ),
      links: [{ label: 'My Favorites', to: paths.favorites }],
    },
    {
      title: 'Compare and order',
      text: (
        <>
          The cards show the same as in the list: lowest price, practices, delivery. <b>Order Now</b> takes you straight
          to what the ranch sells.
        </>
      ),
    },
    {
      title: 'Remove one',
      text: (
        <>
          Press the heart again. <b>Profile Settings</b> has the same ranches under <b>Favorite Ranchers</b>, each with{' '}
          <b>View</b> and <b>Remove</b>.
        </>
      ),
      links: [{ label: 'Profile Settings', to: paths.profile }],
    },
  ],
};
