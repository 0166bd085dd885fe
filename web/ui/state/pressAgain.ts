import { type MouseEvent, useEffect } from 'react';

declare global {
  interface Window {
    /** Kept by paintedPage.ts, which only painted pages load, and by `noteEarlyPress`. */
    earlyPress?: HTMLElement | null;
  }
}

/**
 * Presses the button that a visitor pressed last while the page was only painted, when nothing answered yet. One that was drawn anew since is
 * found by its id.
 */
export function pressAgain(): void {
  const { earlyPress } = window;
  const button = earlyPress?.isConnected ? earlyPress : document.getElementById(earlyPress?.id || 'none');
  if (!button) return;
  window.earlyPress = null;
  button.click();
}

/**
 * What React hears from now on is not pressed again. React stops a press on a part that still waits on its way down, so it doesn't get
 * here. Comes before React listens, whose handlers may call `noteEarlyPress`.
 */
export function forgetHeardPresses(root: HTMLElement): void {
  root.addEventListener('click', () => {
    window.earlyPress = null;
  });
}

/** For a button that stands in until its code has come. */
export function noteEarlyPress({ currentTarget }: MouseEvent<HTMLElement>): void {
  window.earlyPress = currentTarget;
}

/** The same for a button whose code comes after the page's, since React drops presses on it until then. */
export function usePressAgain(id: string): void {
  useEffect(() => {
    if (window.earlyPress?.id !== id) return;
    const timer = setTimeout(pressAgain);
    return () => clearTimeout(timer);
  }, [id]);
}
