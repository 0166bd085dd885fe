import { type ColorName, light } from './palettes';

const names = Object.keys(light) as ColorName[];

/** Colors by meaning. Each custom property follows the system's light or dark setting. */
export const color = Object.fromEntries(names.map((name) => [name, `var(--${name})`])) as Record<ColorName, string>;

export const font = {
  heading: "'Fraunces Variable', 'Fraunces Fallback', Georgia, 'Times New Roman', serif",
  body: "'Public Sans Variable', 'Public Sans Fallback', 'Helvetica Neue', Arial, sans-serif",
};

/** Font sizes by pixels, but in rem, so that they follow the reader's setting. */
export const size = {
  13: '0.8125rem',
  15: '0.9375rem',
  17: '1.0625rem',
  21: '1.3125rem',
  28: '1.75rem',
  38: '2.375rem',
  52: '3.25rem',
};

export type TypeSize = keyof typeof size;

/** Converts steps of the 8 px grid: `space(2)` is 16 px. */
export const space = (steps: number) => `${steps * 8}px`;

export const radius = '6px';

export const motion = { fast: '120ms ease-out', base: '160ms ease-out', slow: '200ms ease-out' };

/** The shadow of overlays: dialog, drawer, toast, menu. */
export const shadow = '0 12px 32px rgb(35 31 26 / 18%), 0 2px 6px rgb(35 31 26 / 12%)';

export const breakpoint = { medium: 768, wide: 1100 };

export const media = {
  phone: `@media (max-width: ${breakpoint.medium - 0.02}px)`,
  medium: `@media (min-width: ${breakpoint.medium}px)`,
  wide: `@media (min-width: ${breakpoint.wide}px)`,
  /** A screen with room for a list beside the content. */
  side: '@media (min-width: 1024px)',
  /** A screen on which bars that stay in view would leave little room, such as one that's enlarged to 400%. */
  short: '@media (max-height: 420px)',
};

export const layer = { bar: 20, overlay: 40, menu: 50, toast: 60 };

/** The smallest comfortable touch target. */
export const touch = '44px';
