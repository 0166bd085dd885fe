import type { RanchStory } from '../RanchStory';

/** Ranches that customers don't see: pending, rejected or suspended. */
export const CANEY_FORK: RanchStory = {
  name: 'Caney Fork Cattle Company',
  owner: 'Jesse Farley',
  city: 'Sparta',
  state: 'TN',
  zip: '38583',
  land: 'woodland',
  picture: 66,
  breed: 'Angus',
  founded: 2019,
  acres: 180,
  cows: 34,
  feeding: 'Grass Finished',
  grass: 'fescue, orchardgrass and clover on the plateau’s edge',
  about:
    'First-generation Angus on the Caney Fork. We have sold to friends for three years and are ready to meet more of you.',
  story:
    'We bought an overgrown tobacco farm with our wedding money and learned fencing from videos. Our first steer fed both sets of parents, who asked when there would be another, and that was the market research.',
};

export const WAITING: RanchStory[] = [
  {
    name: 'Blue River Knobs Hereford',
    owner: 'Doug Trueblood',
    city: 'Salem',
    state: 'IN',
    zip: '47167',
    land: 'woodland',
    picture: 65,
    breed: 'Hereford',
    founded: 1972,
    acres: 260,
    cows: 50,
    feeding: 'Grain Finished',
    grass: 'fescue and red clover on the knobs',
    about: 'Southern Indiana Herefords, corn finished, thirty-five miles from Louisville.',
    story:
      'We have sold at the stockyard for fifty years and never once met the person who ate our beef. My daughter says that is backward, and she has the website half built.',
  },
  {
    name: 'Ware River Grass Beef',
    owner: 'Priscilla Hubbard',
    city: 'Hardwick',
    state: 'MA',
    zip: '01037',
    land: 'woodland',
    picture: 68,
    breed: 'Belted Galloway',
    founded: 2012,
    acres: 140,
    cows: 26,
    feeding: '100% Grass Fed and Finished',
    grass: 'timothy, clover and old orchard grass',
    about: 'Grass-fed Belties from central Massachusetts, moved daily and finished on second-cut hay.',
    story:
      'The town common still has a cattle pound and the by-law still lets us use it. We began with three cows on a neighbor’s hayfield and now keep eleven fields open that would otherwise be woods.',
  },
  {
    name: 'Little Saluda Wagyu',
    owner: 'Travis Herlong',
    city: 'Saluda',
    state: 'SC',
    zip: '29138',
    land: 'southernHills',
    picture: 67,
    breed: 'Wagyu',
    founded: 2017,
    acres: 210,
    cows: 40,
    feeding: 'Grain Fed',
    grass: 'bermudagrass and winter rye',
    about: 'Wagyu-Angus cross from the ridge country, fed four hundred days on corn and peanut hay.',
    story:
      'Peaches taught us patience and a late freeze taught us to have something besides peaches. The Wagyu take twice as long as other cattle, and we find that we do not mind.',
  },
];

export const SUSPENDED: RanchStory = {
  name: 'New River Gap Limousin',
  owner: 'Randall Choate',
  city: 'Sparta',
  state: 'NC',
  zip: '28675',
  land: 'ridges',
  picture: 70,
  breed: 'Limousin',
  founded: 1988,
  acres: 330,
  cows: 70,
  feeding: 'Grain Finished',
  grass: 'fescue, orchardgrass and clover on the Blue Ridge',
  ships: true,
  about: 'Limousin beef from Alleghany County, corn finished and cut to order.',
  story:
    'Between Christmas trees and cattle there is always something to carry up a hill here. The cows keep the lower ground clean and the trees pay for the tractor.',
};

export const REJECTED: RanchStory = {
  name: 'Wantage Hills Beef',
  owner: 'Gene Space',
  city: 'Sussex',
  state: 'NJ',
  zip: '07461',
  land: 'woodland',
  picture: 69,
  breed: 'Charolais',
  founded: 2022,
  acres: 40,
  cows: 8,
  feeding: 'Grain Fed',
  grass: 'bluegrass and timothy',
  about: 'Charolais beef from northern New Jersey.',
  story: 'We are just getting started and buy in feeder calves until our own herd grows.',
};
