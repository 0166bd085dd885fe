import { type MouseEvent, useEffect } from 'react';

declare global {
  interface Window {
    /** Set by paintedPage.ts, which only painted pages load, and by `noteEarlyPress`. */
    earlyPress?: HTMLElement | null;
  }
}

/** The delay before a press that React has dropped is repeated, in milliseconds. */
const RETRY_DELAY = 50;

/**
 * Repeats the last press on a button that couldn't handle it before hydration, or because its component's code hadn't loaded
 * and React dropped the press. If the button has been replaced, presses the new button with the same id.
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
 * Repeats presses that React drops. React stops them during the capture phase, so a press that reaches the listener of `root`
 * was not dropped. Call this before React adds its listeners, which may call `noteEarlyPress`.
 */
export function repeatDroppedPresses(root: HTMLElement): void {
  root.addEventListener('click', () => {
    window.earlyPress = null;
  });
  const repeat = () => {
    // Skips presses in dialogs, which are outside of the root, so that its listener doesn't get them.
    if (root.contains(window.earlyPress ?? null)) pressAgain();
  };
  window.addEventListener('click', ({ isTrusted }) => isTrusted && setTimeout(repeat), { capture: true });
}

/** Stores a press on a placeholder button, whose real button hasn't loaded. */
export function noteEarlyPress({ currentTarget }: MouseEvent<HTMLElement>): void {
  window.earlyPress = currentTarget;
}

/** When a button has loaded, presses it if its placeholder with the same id was pressed before. */
export function usePressAgain(id: string): void {
  useEffect(() => {
    if (window.earlyPress?.id !== id) return;
    const timer = setTimeout(pressAgain);
    return () => clearTimeout(timer);
  }, [id]);
}
