import { color } from '../../theme/tokens';

const pending = { background: color.pendingBg, text: color.pendingFg };
const contacted = { background: color.contactedBg, text: color.contactedFg };
const processing = { background: color.processingBg, text: color.processingFg };
const fulfilled = { background: color.fulfilledBg, text: color.fulfilledFg };
const canceled = { background: color.canceledBg, text: color.canceledFg };
const neutral = { background: color.neutralBg, text: color.neutralFg };

/** Colors by meaning. The first five are named after an order's statuses. */
export const tones = {
  pending,
  contacted,
  processing,
  fulfilled,
  canceled,
  neutral,
  success: fulfilled,
  info: contacted,
  warning: pending,
  danger: canceled,
};

export type Tone = keyof typeof tones;
