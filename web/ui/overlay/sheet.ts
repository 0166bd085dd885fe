import { css } from 'styled-components';
import { media, space } from '../../theme/tokens';
import { floating } from './floating';

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

/**
 * A ref callback that sets `--keyboard` to the height of the on-screen keyboard, because browsers show the keyboard over the
 * page without moving anything at the bottom.
 */
export function measureKeyboard(surface: HTMLElement | null): (() => void) | undefined {
  const visible = window.visualViewport;
  if (!surface || !visible) return undefined;
  const measure = () => {
    // Ignores zooming, which makes the visible part smaller too.
    const isZoomed = visible.scale > 1.01;
    const height = isZoomed ? 0 : Math.max(0, Math.round(window.innerHeight - visible.height - visible.offsetTop));
    surface.style.setProperty('--keyboard', `${height}px`);
  };
  measure();
  visible.addEventListener('resize', measure);
  visible.addEventListener('scroll', measure);
  return () => {
    visible.removeEventListener('resize', measure);
    visible.removeEventListener('scroll', measure);
  };
}
