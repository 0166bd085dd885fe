import { paths } from '../../paths';
import type { Journey } from '../Journey';

export const harvest: Journey = {
  id: 'harvest',
  label: 'From steer to freezer',
  title: 'From the pasture to your freezer',
  lead: 'A share comes from one animal, on one day, through one processor. Here’s what happens, and the words you’ll hear.',
  facts: 'harvest',
  steps: [
    {
      title: 'Four quarters make an animal',
      text: 'A half is one side of the animal. Two families with a quarter each share a side and get half of every cut, so they agree on one way to cut it.',
      links: [{ label: 'Find a Rancher', to: paths.findRancher }],
    },
    {
      title: 'Say how you want it cut',
      text: 'The processor needs your cut sheet about a week before the harvest. If you don’t send one, your ranch’s usual cuts are used.',
    },
    {
      title: 'It hangs',
      text: 'After the harvest, the beef hangs in a cooler for 10 to 21 days. That makes it tender, and it loses a little water.',
    },
    {
      title: 'It’s cut, wrapped and frozen',
      text: 'That takes about a week. By then the hanging weight is known, and so is your final price if your ranch charges by the pound.',
    },
    {
      title: 'Bring it home',
      text: 'Pick it up within a few days, or the processor may charge for storage. Bring coolers: a quarter fills three or four large ones.',
    },
  ],
};
