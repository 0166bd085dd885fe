import type { Shape } from '../database/reading/shape';

export const processorShape: Shape = { table: 'processors' };
