import { css } from 'styled-components';
import { color, size } from './tokens';

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

export const hairline = css`1px solid ${color.line}`;

/** A thick line with a thin one under it. */
export const doubleRule = css`
  height: 6px;
  border: 0;
  border-top: 3px solid ${color.ink};
  border-bottom: 1px solid ${color.ink};
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
