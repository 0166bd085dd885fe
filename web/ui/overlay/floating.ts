import { css, keyframes } from 'styled-components';
import { color, edge, layer, media, shadow, space } from '../../theme/tokens';

const appear = keyframes`
  from { opacity: 0; }
`;

const vanish = keyframes`
  to { opacity: 0; }
`;

/** Radix's backdrop injects a style element, which the CSP forbids. `data-scroll-lock` is in GlobalStyle.tsx. */
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
    border: ${edge} solid ${color.line};
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

/** On phones, slides a dialog in at the bottom, within reach of the thumb. */
export const sheet = css`
  ${media.phone} {
    ${floating('translateY(100%)')}
    inset: auto 0 var(--keyboard, 0px);
    width: 100%;
    max-height: calc(100dvh - var(--keyboard, 0px) - ${space(3)});
    padding-bottom: env(safe-area-inset-bottom);
    border-width: 1px 0 0;
    border-radius: 14px 14px 0 0;
  }
`;

/** Sets `--keyboard` to the keyboard's height, because browsers show it over the page's bottom. */
export function measureKeyboard(surface: HTMLElement | null): (() => void) | undefined {
  const visible = window.visualViewport;
  if (!surface || !visible) return undefined;
  const measure = () => {
    // Ignores zooming, which makes the visible part smaller too.
    const isZoomed = visible.scale > 1.01;
    const height = isZoomed ? 0 : Math.max(0, Math.round(window.innerHeight - visible.height - visible.offsetTop));
    // Without a keyboard nothing is set, because the whole dialog would be laid out again.
    if (height > 0 || surface.style.getPropertyValue('--keyboard')) {
      surface.style.setProperty('--keyboard', `${height}px`);
    }
  };
  // In the next frame, which lays out the page anyway.
  const frame = requestAnimationFrame(measure);
  visible.addEventListener('resize', measure);
  visible.addEventListener('scroll', measure);
  return () => {
    cancelAnimationFrame(frame);
    visible.removeEventListener('resize', measure);
    visible.removeEventListener('scroll', measure);
  };
}
