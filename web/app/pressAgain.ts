declare global {
  interface Window {
    /** Kept by paintedPage.ts, which only painted pages load. */
    earlyPress?: HTMLElement | null;
  }
}

/** Presses the button that a visitor pressed last while the page was only painted, when nothing answered yet. */
export function pressAgain(): void {
  const { earlyPress } = window;
  window.earlyPress = null;
  if (earlyPress?.isConnected) earlyPress.click();
}
