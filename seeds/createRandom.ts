import { at } from './at';
export type Random = {
  between: (low: number, high: number) => number;
  whole: (low: number, high: number) => number;
  chance: (odds: number) => boolean;
  pick: <T>(choices: readonly T[]) => T;
};

// Mulberry32: the same seed draws the same picture on every machine, which Math.random doesn't do.
export function createRandom(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + next() * (high - low);
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  return {
    between,
    whole,
    chance: (odds) => next() < odds,
    pick: (choices) => at(choices, whole(0, choices.length - 1)),
  };
}
