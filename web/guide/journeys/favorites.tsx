import { paths } from '../../paths';
import type { Journey } from '../Journey';

export const favorites: Journey = {
  id: 'favorites',
  label: 'Favorites',
  title: 'Keep the ranches that you like',
  lead: 'Saved ranches wait for you on every device that you sign in on.',
  steps: [
    {
      title: 'Press the heart',
      text: (
        <>
          It stands on the picture of each ranch in the list, and as <b>Save</b> on the ranch's own page. A full heart,
          or <b>Saved</b>, means that it is kept.
        </>
      ),
      links: [{ label: 'Find a Rancher', to: paths.findRancher }],
    },
    {
      title: 'Find them again',
      text: (
        <>
          Open <b>My Favorites</b> in the menu under your name, or <b>Favorites</b> at the foot of a phone. The newest
          stands first.
        </>
      ),
      links: [{ label: 'My Favorites', to: paths.favorites }],
    },
    {
      title: 'Compare and order',
      text: (
        <>
          The cards are those of the list: lowest price, practices, delivery. <b>Order Now</b> leads straight to what
          the ranch sells.
        </>
      ),
    },
    {
      title: 'Take one off',
      text: (
        <>
          Press the heart once more. <b>Profile Settings</b> has the same ranches under <b>Favorite Ranchers</b>, each
          with <b>View</b> and <b>Remove</b>.
        </>
      ),
      links: [{ label: 'Profile Settings', to: paths.profile }],
    },
  ],
};
