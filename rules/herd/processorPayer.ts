import { labels } from '../words/labels';

export type ProcessorPayer = 'RANCH' | 'FAMILY';
export const PROCESSOR_PAYER = labels<ProcessorPayer>(
  { RANCH: 'Paid by the ranch', FAMILY: 'Paid by the family' },
  'lowercase',
);
