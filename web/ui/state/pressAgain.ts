import { type MouseEvent, useEffect } from 'react';

declare global {
  interface Window {
    /** Set by paintedPage.ts, which only painted pages load, and by `noteEarlyPress`. */
    earlyPress?: HTMLElement | null;
  }
}

/** How soon a press that React has dropped is repeated, in milliseconds. */
const RETRY_DELAY = 50;

/**
 * Repeats the visitor's last press on a button that couldn't handle it yet: before hydration, or on a component whose code
 * hasn't loaded, where React drops presses. A button that has been replaced since is found by its id.
 */
export function pressAgain(): void {
  const { earlyPress } = window;
  const button = earlyPress?.isConnected ? earlyPress : document.getElementById(earlyPress?.id || 'none');
  if (!button) return;
  window.earlyPress = null;
  button.click();
  const wasDropped = () => window.earlyPress === button;
  if (wasDropped()) setTimeout(() => wasDropped() && pressAgain(), RETRY_DELAY);
}

/**
 * Repeats the presses that React drops. React stops them during the capture phase, so a press that reaches the listener of
 * `root` was handled and isn't repeated. Call this before React adds its listeners, which may call `noteEarlyPress`.
 */
export function repeatDroppedPresses(root: HTMLElement): void {
  root.addEventListener('click', () => {
    window.earlyPress = null;
  });
  const repeat = () => {
    // Dialogs are outside of the root, so its listener doesn't get their presses.
    if (root.contains(window.earlyPress ?? null)) pressAgain();
  };
  window.addEventListener('click', ({ isTrusted }) => isTrusted && setTimeout(repeat), { capture: true });
}

/** Stores a press on a button that stands in for one whose code hasn't loaded. */
export function noteEarlyPress({ currentTarget }: MouseEvent<HTMLElement>): void {
  window.earlyPress = currentTarget;
}

/** Presses the button that replaces the one that was pressed too early. */
export function usePressAgain(id: string): void {
  useEffect(() => {
    if (window.earlyPress?.id !== id) return;
    const timer = setTimeout(pressAgain);
    return () => clearTimeout(timer);
  }, [id]);
}
