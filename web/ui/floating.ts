import { css, keyframes } from 'styled-components';
import { color, layer, shadow } from '../theme/tokens';

const appear = keyframes`
  from { opacity: 0; }
`;

const vanish = keyframes`
  to { opacity: 0; }
`;

/** The veil over the page. Radix's own Overlay is not used: its scroll lock injects a style element, which a strict
 * content security policy refuses. `data-scroll-lock` on the surface does that work, in GlobalStyle. */
export const scrim = css`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  background: ${color.overlay};
  animation: ${appear} 160ms ease-out;

  &[data-state='closed'] {
    animation: ${vanish} 120ms ease-out forwards;
  }
`;

/** What floats: moves in from `offset` and back to it, as Radix sets data-state. */
export const floating = (offset: string) => {
  const arrive = keyframes`
    from { opacity: 0; transform: ${offset}; }
  `;
  const leave = keyframes`
    to { opacity: 0; transform: ${offset}; }
  `;
  return css`
    border: 1px solid ${color.line};
    background: ${color.card};
    box-shadow: ${shadow};
    color: ${color.ink};

    &[data-state='open'] {
      animation: ${arrive} 200ms ease-out;
    }

    &[data-state='closed'] {
      animation: ${leave} 120ms ease-out forwards;
    }
  `;
};
