import { css, keyframes } from 'styled-components';
import { color, layer, shadow } from '../../theme/tokens';

const appear = keyframes`
  from { opacity: 0; }
`;

const vanish = keyframes`
  to { opacity: 0; }
`;

/**
 * The backdrop of an overlay. Radix's own isn't used, because it injects a style element, which the content security policy
 * forbids. `data-scroll-lock` on the surface locks scrolling (GlobalStyle.tsx).
 */
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

/** Animates a floating surface from `offset` when it opens and back when it closes, as Radix's `data-state` says. */
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
