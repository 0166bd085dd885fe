declare global {
  interface Window {
    /** The last button that was pressed and that React hasn't heard of. Only painted pages set it (paintedPage.ts). */
    earlyPress?: HTMLElement | null;
  }
}

/** How long a press may take to arrive, in milliseconds, before it's repeated. */
const RETRY_DELAY = 50;

/**
 * Repeats the last press on a painted page until React hears it: one from before hydration, or on a part whose code hasn't
 * loaded. React drops such a press during the capture phase, so a press that reaches the listener of `root` was heard. Call
 * this before React adds its listeners.
 */
export function repeatPresses(root: HTMLElement): void {
  const repeat = () => {
    const button = window.earlyPress;
    window.earlyPress = null;
    // Skips presses in dialogs, which are outside of the root, so that its listener doesn't get them.
    if (button && root.contains(button)) button.click();
  };
  root.addEventListener('click', () => {
    window.earlyPress = null;
  });
  window.addEventListener('click', () => setTimeout(repeat, RETRY_DELAY), { capture: true });
  setTimeout(repeat);
}
