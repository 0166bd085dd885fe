/** Loads ahead while a hand comes near; once loaded it costs nothing. */
export const loadFilterDialog = () => import('./FilterDialog');
