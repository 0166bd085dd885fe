import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { animalsText, choosePlaces, isShare, PLACES, QUARTERS_OF, type Quarters, sharesLeft, sideOf } from './quarters';

const quarters = fc.constantFrom<Quarters[]>(1, 2, 4);
const taken = fc.subarray([...PLACES]);

const isFree = (side: number, places: readonly number[]) => !places.some((place) => sideOf(place) === side);

describe('choosePlaces', () => {
  it('gives free places, as many as wanted, to any sequence of shares', () => {
    fc.assert(
      fc.property(fc.array(quarters), (wanted) => {
        const held: number[] = [];
        for (const count of wanted) {
          const places = choosePlaces(held, count);
          if (!places) continue;
          expect(places).toHaveLength(count);
          held.push(...places);
        }
        expect(new Set(held).size).toBe(held.length);
      }),
    );
  });

  it('finds a half if and only if a side is free, and gives it one side', () => {
    fc.assert(
      fc.property(taken, (held) => {
        const places = choosePlaces(held, 2);
        expect(places !== null).toBe(isFree(1, held) || isFree(2, held));
        expect(new Set(places?.map(sideOf)).size).toBe(places ? 1 : 0);
      }),
    );
  });

  it('finds a quarter while any place is free, and opens a side only when none is half taken', () => {
    fc.assert(
      fc.property(taken, (held) => {
        const [place] = choosePlaces(held, 1) ?? [];
        expect(place !== undefined).toBe(held.length < 4);
        const halfTaken = [1, 2].some((side) => held.filter((one) => sideOf(one) === side).length === 1);
        if (place && halfTaken) expect(isFree(sideOf(place), held)).toBe(false);
      }),
    );
  });

  it('finds a whole only on an untouched animal', () => {
    expect(choosePlaces([], 4)).toEqual([1, 2, 3, 4]);
    expect(choosePlaces([3], 4)).toBeNull();
  });

  it('keeps to the side that the rancher asks for', () => {
    expect(choosePlaces([1], 1, 2)).toEqual([3]);
    expect(choosePlaces([], 2, 2)).toEqual([3, 4]);
    expect(choosePlaces([3], 2, 2)).toBeNull();
    expect(choosePlaces([3, 4], 1, 2)).toBeNull();
  });
});

describe('sharesLeft', () => {
  it.each([
    [[], 'Whole animal left', ['WHOLE_COW', 'HALF_COW', 'QUARTER_COW']],
    [[2], 'Half and a quarter left', ['HALF_COW', 'QUARTER_COW']],
    [[3, 4], 'Half left', ['HALF_COW', 'QUARTER_COW']],
    [[1, 3], 'Two quarters left', ['QUARTER_COW']],
    [[1, 2, 4], 'One quarter left', ['QUARTER_COW']],
    [[1, 2, 3, 4], 'All reserved', []],
  ])('with %j taken is %s', (held, text, shares) => {
    expect(sharesLeft(held)).toEqual({ quarters: 4 - held.length, shares, text });
  });
});

it('counts the quarters of a share, and no other item is a share', () => {
  expect(QUARTERS_OF).toEqual({ QUARTER_COW: 1, HALF_COW: 2, WHOLE_COW: 4 });
  expect((['HALF_COW', 'BEEF_BOX', 'OTHER'] as const).map(isShare)).toEqual([true, false, false]);
});

it.each([
  [0, '0 animals'],
  [3, '¾ animal'],
  [4, '1 animal'],
  [9, '2¼ animals'],
])('%i quarters are %s', (count, text) => expect(animalsText(count)).toBe(text));
