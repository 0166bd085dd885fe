import { Registry } from 'prom-client';

/** The metrics of the whole process. */
export const registry = new Registry();
