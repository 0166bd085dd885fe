import { describe, expect, it } from 'vitest';
import { REGIONS, STATE_NAMES, STATES, STATES_BY_REGION, stateName } from './states';

describe('STATES', () => {
  it('are the fifty states, each in one region', () => {
    expect(new Set(STATE_NAMES).size).toBe(50);
    expect(new Set(STATES.map(({ code }) => code)).size).toBe(50);
    expect(REGIONS.map((region) => STATES_BY_REGION[region].length)).toEqual([9, 12, 16, 13]);
  });
});

describe('stateName', () => {
  it.each(['Texas', 'texas', ' TX ', 'tx'])('reads %s', (text) => expect(stateName(text)).toBe('Texas'));
  it('is undefined for an unknown state', () => expect(stateName('Ontario')).toBeUndefined());
});
