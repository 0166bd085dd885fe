/** The height of the tab bar on phones, in px, without the safe area. */
export const TAB_BAR_HEIGHT = 56;

/** The width of the feedback button in the tab bar, in px. */
export const FEEDBACK_WIDTH = 48;
