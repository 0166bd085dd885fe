import type { Random } from './random';

/** 555-01xx numbers are fictional. */
export function phoneNumber(random: Random): string {
  return `(${random.whole(201, 989)}) 555-01${String(random.whole(0, 99)).padStart(2, '0')}`;
}
