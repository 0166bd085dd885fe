import { PACKAGED_TEXT } from '../../../rules/herd/packagedYield';
import { COW_SHARES } from '../../../rules/products/cowShares';
import { paths } from '../../paths';
import type { Journey } from '../Journey';

const takeHome = COW_SHARES.map(
  ({ share, yieldPounds: { from, to } }) => `${from}-${to} lbs for a ${share.toLowerCase()}`,
);

export const shares: Journey = {
  id: 'shares',
  label: 'Shares and cuts',
  title: 'Which share fits your freezer',
  lead: 'A share is a part of one animal, with some of every cut: steaks, roasts and plenty of ground beef.',
  facts: 'shares',
  steps: [
    {
      title: 'Measure your freezer',
      text: 'Packed beef takes a cubic foot for every 25 lb or so. The freezer above a fridge has about 4 cubic feet, a small chest freezer 5 to 7, a large one 15 and more. Set your free space below to see what fits.',
    },
    {
      title: 'Count who’s eating',
      text: `You take home about ${takeHome.join(', ')}. At 2 lb per person each week, a family of four finishes a quarter in about three months and a half in about six.`,
    },
    {
      title: 'Know what you’re paying for',
      text: `Ranches often price by hanging weight: the beef on the rail, before it’s cut. About ${PACKAGED_TEXT} of it comes home. Ask whether the processing fee is in the price.`,
      links: [{ label: 'What a share costs', to: paths.beefPrices }],
    },
    {
      title: 'Say how you want it cut',
      text: 'Before the processor starts, the rancher asks for your wishes, cut by cut. The chart below shows what each part becomes. When in doubt, ask for the usual cuts. That’s a good answer.',
      links: [{ label: 'Find a Rancher', to: paths.findRancher }],
    },
  ],
};
