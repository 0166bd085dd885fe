import { type MouseEvent, useEffect } from 'react';

declare global {
  interface Window {
    /** Kept by paintedPage.ts, which only painted pages load, and by `noteEarlyPress`. */
    earlyPress?: HTMLElement | null;
  }
}

/** How soon a press that React has dropped is tried again, in milliseconds. */
const SOON = 50;

/**
 * Presses the button that a visitor pressed last while nothing answered yet: on a page that was only painted, or on a part of it whose code
 * hasn't come, on which React drops presses until then. One that was drawn anew since is found by its id.
 */
export function pressAgain(): void {
  const { earlyPress } = window;
  const button = earlyPress?.isConnected ? earlyPress : document.getElementById(earlyPress?.id || 'none');
  if (!button) return;
  window.earlyPress = null;
  button.click();
  const wasDropped = () => window.earlyPress === button;
  if (wasDropped()) setTimeout(() => wasDropped() && pressAgain(), SOON);
}

/**
 * What React hears from now on is not pressed again, and what it drops is. It stops such a press on its way down, so that `root` itself
 * doesn't hear it. Comes before React listens, whose handlers may call `noteEarlyPress`.
 */
export function repeatDroppedPresses(root: HTMLElement): void {
  root.addEventListener('click', () => {
    window.earlyPress = null;
  });
  const repeat = () => {
    // A dialog stands beside the root, which hears nothing of it.
    if (root.contains(window.earlyPress ?? null)) pressAgain();
  };
  window.addEventListener('click', ({ isTrusted }) => isTrusted && setTimeout(repeat), { capture: true });
}

/** For a button that stands in until its code has come. */
export function noteEarlyPress({ currentTarget }: MouseEvent<HTMLElement>): void {
  window.earlyPress = currentTarget;
}

/** Presses the button that takes the place of one that was pressed too early. */
export function usePressAgain(id: string): void {
  useEffect(() => {
    if (window.earlyPress?.id !== id) return;
    const timer = setTimeout(pressAgain);
    return () => clearTimeout(timer);
  }, [id]);
}
