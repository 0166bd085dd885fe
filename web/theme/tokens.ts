import { css } from 'styled-components';
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

/** Text in small, letter-spaced capitals, for labels. */
export const smallCaps = css`
  font-size: ${size[13]};
  font-weight: 600;
  letter-spacing: 0.08em;
  line-height: 1.3;
  text-transform: uppercase;
`;

/** Digits of one width, so that numbers align in columns. */
export const tabular = css`
  font-variant-numeric: tabular-nums lining-nums;
`;

/** The width of a thin edge. It's thicker in sunlight. */
export const edge = 'var(--edge)';

/** The opacity of what's switched off or outdated. In sunlight, nothing lets light through. */
export const dim = 'var(--dim)';

export const hairline = css`${edge} solid ${color.line}`;

/** A thick line with a thin one under it. */
export const doubleRule = css`
  height: 6px;
  border: 0;
  border-top: 3px solid ${color.ink};
  border-bottom: ${edge} solid ${color.ink};
`;

export const focusRing = css`
  outline: 2px solid ${color.focus};
  outline-offset: 2px;
`;

export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;
