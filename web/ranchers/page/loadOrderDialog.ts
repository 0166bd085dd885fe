import { patient } from '../../ui/patient';

/** Loads ahead while a hand comes near; once loaded it costs nothing. */
export const loadOrderDialog = patient(() => import('./OrderDialog'));
