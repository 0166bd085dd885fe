/** In px, without what the phone itself keeps free at the foot. Phones only. */
export const TAB_BAR_HEIGHT = 56;
