import type { Random } from '../../../seeds/createRandom';
import type { Palette } from '../palettes';
import { juniper, sagebrush, yucca } from '../parts/shrubs';
import { bareTree, cypress, oak, palm, pine, poplar } from '../parts/trees';

type Plant = {
  draw: (random: Random, palette: Palette) => string;
  /** Where it grows, in two letters. */
  states: string;
};

/** An oak that is green all year. */
const evergreen: Plant['draw'] = (random, palette) => oak(random, { ...palette, turned: false });

const EAST = 'ME NH VT MA RI NY NJ PA MD VA WV NC SC GA AL MS TN KY OH IN IL MI WI MN MO AR';
const PLAINS = 'ND SD NE KS OK IA MN TX CO';
const WEST = 'MT WY CO ID OR WA UT NV NM';

const PLANTS = {
  oak: { draw: oak, states: EAST },
  bareTree: { draw: bareTree, states: `${EAST} ${PLAINS} ${WEST}` },
  poplar: { draw: poplar, states: `${PLAINS} ${WEST} MN WI IL IN OH MI MO KY TN PA NY NJ VT MA` },
  cottonwood: { draw: oak, states: `${PLAINS} ${WEST}` },
  pine: { draw: pine, states: `${EAST} ${WEST}` },
  liveOak: { draw: evergreen, states: 'TX LA FL MS AL GA SC CA' },
  koa: { draw: evergreen, states: 'HI' },
  cypress: { draw: cypress, states: 'CA' },
  juniper: { draw: juniper, states: 'TX NM AZ UT NV OR WA ID CO' },
  yucca: { draw: yucca, states: 'TX NM AZ' },
  palm: { draw: palm, states: 'FL' },
  sagebrush: { draw: sagebrush, states: WEST },
} satisfies Record<string, Plant>;

export type PlantName = keyof typeof PLANTS;

export const drawPlant = (name: PlantName, random: Random, palette: Palette) => PLANTS[name].draw(random, palette);

export const growsIn = (name: PlantName, state: string) => PLANTS[name].states.split(' ').includes(state);
