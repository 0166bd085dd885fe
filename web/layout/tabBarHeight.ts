/** In px, without the phone's safe area. Phones only. */
export const TAB_BAR_HEIGHT = 56;

/** In px, the part of the bar's width that the feedback button takes. */
export const FEEDBACK_WIDTH = 48;
