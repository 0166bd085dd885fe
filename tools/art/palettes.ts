import { at } from '../../seeds/at';
import type { CowInks } from './cattle/cow';

/** The inks of one print, from the lightest block to the key block. */
export type Palette = {
  paper: string;
  sky: string;
  sun: string;
  far: string;
  mid: string;
  near: string;
  key: string;
  barn: string;
  brown: string;
  hay: string;
  water: string;
  /** Whether there's snow, so that fields are white and trees are bare. */
  snow?: boolean;
  /** Whether leaves have fall colors. */
  turned?: boolean;
  night?: boolean;
};

// Colors that most prints share: paper, the key block, the barn, cattle and straw.
const SHARED = { paper: '#FBF7EF', key: '#231F1A', barn: '#9A2F20', brown: '#86431F', hay: '#D9A441' };

// The colors are in this order: sky, sun, far, mid, near, water.
function inks(landAndSky: string, own: Partial<Palette> = {}): Palette {
  const hexes = landAndSky.split(' ');
  const color = (index: number) => `#${at(hexes, index)}`;
  const [sky, sun, far, mid, near, water] = [color(0), color(1), color(2), color(3), color(4), color(5)];
  return { ...SHARED, sky, sun, far, mid, near, water, ...own };
}

const PRINTS = {
  springMorning: inks('CFDFD6 F2D07A B7C99B 7F9E58 3E5C39 7FA9B0'),
  springDawn: inks('F1CFC0 FBEFCB C9CF9C 86A064 3F5E49 8FA9B0', { paper: '#FDF3E8' }),
  springShower: inks('9DB4B6 F6E6B8 C9CF8C 6F8F4E 33513A 5F8796'),
  summerMorning: inks('F6E2B3 EFAE55 C9CC88 8AA356 45653D 7FA6A6'),
  summerNoon: inks('A5C8D4 FBE7A8 E2C46F 93A04E 3E5C39 2F5F7F'),
  summerDusk: inks('E8A25C FBE3A6 CF6F43 8A3F35 4A2D33 B8574A', { paper: '#FBEBCB', key: '#221A20' }),
  autumnNoon: inks('EBDDBB F4C667 D9A441 B4652E 6A4426 6E93A0', { turned: true }),
  autumnDawn: inks('EFC7A4 FBEFC9 C9A777 9A7A3F 4F4A2E A98F93', { paper: '#FDF3E2', key: '#26211C', turned: true }),
  autumnStorm: inks('93A7A6 F7E3AE DDA94A A8552C 54402C 4F7280', { turned: true }),
  winterMorning: inks('F2DFC0 F0B562 A2B4B8 DDE3DF F8F4EA 7F9AA6', { key: '#2A343A', snow: true }),
  winterNoon: inks('B4CBD4 F6DFA6 8FA9B4 D7E1E0 F4F1E8 6E93A6', { key: '#26323B', snow: true }),
  winterDusk: inks('E3A58A F8DFA8 8C88A0 C3C3D0 EFE6E2 8F86A0', { paper: '#FCF2E6', key: '#2B2A3C', snow: true }),
  moonlight: inks('27465A F5E6B4 4F7C86 2F5560 1E3A40 7FA6A8', {
    paper: '#F3E9CC',
    key: '#101C22',
    barn: '#7C2A22',
    brown: '#6B3A22',
    hay: '#D9B15A',
    night: true,
  }),
  desertMorning: inks('BFD8D6 F5D588 E6BE8C C9774A 7D4533 6E9AA3'),
  desertDusk: inks('F0B56C FCE6B0 DE8652 A8483A 5B2D36 A8606A', { paper: '#FCEBCB', key: '#2A1A20' }),
  desertDawn: inks('EEC6BD FBEABF E3B68E BB6A52 6E5244 8F9CA6', { paper: '#FDF1E4', key: '#2A1F20' }),
  desertStorm: inks('7F9AA5 F6E2B0 E2C68D C4683F 566049 4F7C86'),
  seaFog: inks('D9DFD6 F4E2AE B4C5A8 7C9C72 3D5C4E 4F7F8F'),
  seaDusk: inks('F0BE93 F9E2A8 C79A62 8C7A45 3F4A3A 3E6A86', { paper: '#FCEFD8', key: '#1F2426' }),
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PRINTS;

export const PALETTES: Record<PaletteName, Palette> = PRINTS;

export const cowInks = (palette: Palette): CowInks => ({
  black: palette.key,
  brown: palette.brown,
  gold: palette.night ? '#8A5A2A' : '#B9772F',
  gray: palette.night ? '#A9A692' : '#C6C2B6',
  tan: palette.hay,
  white: palette.paper,
  halo: palette.snow ? palette.mid : palette.far,
});
