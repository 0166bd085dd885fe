import type { RanchStory } from '../RanchStory';

export const PACIFIC: RanchStory[] = [
  {
    name: 'Two Rock Hill Pasture Beef',
    owner: 'Gina Albini',
    city: 'Petaluma',
    state: 'CA',
    zip: '94952',
    land: 'coast',
    breed: 'Angus',
    founded: 1868,
    acres: 820,
    cows: 110,
    feeding: '100% Grass Fed and Finished',
    grass: 'annual ryegrass, wild oats and purple needlegrass',
    organic: true,
    about:
      'Organic grass-fed Angus, forty miles north of the Golden Gate. We harvest in June when the grass is at its best, and not before.',
    story:
      'Swiss-Italian great-great-grandparents shipped butter to San Francisco by schooner from a landing you can no longer find. We have spread compost on the hills since 2013 for a carbon study. The grass stays green three weeks longer.',
  },
  {
    name: 'Estero Ridge Cattle',
    owner: 'Manuel Soto',
    city: 'Cayucos',
    state: 'CA',
    zip: '93430',
    land: 'coast',
    breed: 'Angus',
    founded: 1929,
    acres: 3600,
    cows: 200,
    feeding: 'Grass Finished',
    grass: 'wild oats, filaree and bur clover above the surf',
    about:
      'Central Coast Angus raised within sight of the Pacific. Santa Maria style tri-tip is our birthright, and we cut it thick.',
    story:
      'The marine layer keeps our hills green into July while the valley goes gold. My father was foreman here for thirty years before the owners sold it to him. We still brand with neighbors in March, and the beans still cook overnight.',
  },
  {
    name: 'Kohala Mauka Ranch',
    owner: 'Keoni Kaluna',
    city: 'Kamuela',
    state: 'HI',
    zip: '96743',
    land: 'coast',
    breed: 'Wagyu',
    founded: 1954,
    acres: 2700,
    cows: 260,
    feeding: 'Other',
    feedingWords: 'Kikuyu grass all year, with local macadamia and sugarcane meal for the last ninety days',
    grass: 'kikuyu, pangola and white clover on old lava',
    about:
      'Paniolo-raised Wagyu from the green side of the Big Island. Rain most nights, sun most days, and grass every day of the year.',
    story:
      'Cattle came to Hawaii before cowboys came to Texas, and my family has ridden for one outfit or another since. For decades every calf left on a ship. Ours stay, finish on our own slopes above the ocean, and feed the islands first.',
  },
  {
    name: 'Nestucca Bay Dairy Beef',
    owner: 'Lloyd Haugen',
    city: 'Tillamook',
    state: 'OR',
    zip: '97141',
    land: 'coast',
    breed: 'Holstein',
    founded: 1936,
    acres: 240,
    cows: 130,
    feeding: 'Grass Finished',
    grass: 'perennial ryegrass and white clover, ten months of the year',
    about:
      'Holstein steers from cheese country, raised on the greenest grass in Oregon. Ninety inches of rain has to be good for something.',
    story:
      'Our cows make milk for the cheese you already know. Their brothers stay on the high pasture until they are two, which nobody else around here bothers to do. The beef surprised us: buttery, mild, and gone by Christmas every year.',
  },
  {
    name: 'Dungeness Prairie Belties',
    owner: 'Karen Eberle',
    city: 'Sequim',
    state: 'WA',
    zip: '98382',
    land: 'coast',
    breed: 'Belted Galloway',
    founded: 1995,
    acres: 130,
    cows: 34,
    feeding: '100% Grass Fed and Finished',
    grass: 'orchardgrass, ryegrass and clover in the rain shadow',
    sellsShares: false,
    about:
      'Belted Galloways in the Olympic rain shadow, where it rains sixteen inches and the lavender farms are full of visitors.',
    story:
      'We moved here to retire and lasted four months. The first two Belties were lawn mowers; the next thirty were a mistake we would make again. Elk share the pasture in winter and the cows have given up arguing about it.',
  },
];
