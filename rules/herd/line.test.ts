import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillFromLine, inLineOrder, linePositionText, lineText, type WaitingClaim } from './line';
import { choosePlaces, PLACES, type Quarters } from './quarters';

const claims = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 1000 }),
    quarters: fc.constantFrom<Quarters[]>(1, 2, 4),
    orderedAt: fc.date({ min: new Date(0), max: new Date(5), noInvalidDate: true }),
  }),
  { selector: ({ id }) => id },
);

const waiting = (...quarters: Quarters[]): WaitingClaim[] =>
  quarters.map((count, index) => ({ id: index + 1, quarters: count, orderedAt: new Date(index) }));

const filled = (line: WaitingClaim[], taken: number[] = []) =>
  fillFromLine(line, taken).map(({ claim, places }) => [claim.id, places]);

describe('the line', () => {
  it('is sorted by the time of the order, then by id', () => {
    const at = (id: number, moment: number) => ({ id, orderedAt: new Date(moment) });
    expect(inLineOrder([at(3, 5), at(2, 9), at(1, 5)]).map(({ id }) => id)).toEqual([1, 3, 2]);
  });

  it('says how many families wait, and for how many animals', () => {
    expect(lineText({ waiting: 0, quarters: 0 })).toBe('Nobody is waiting');
    expect(lineText({ waiting: 7, quarters: 9 })).toBe('7 waiting: 2¼ animals');
    expect([1, 3].map(linePositionText)).toEqual(["You're next in line", "You're number 3 in line"]);
  });
});

describe('fillFromLine', () => {
  it('fills an animal in order', () => {
    expect(filled(waiting(1, 2, 1, 1))).toEqual([
      [1, [1]],
      [2, [3, 4]],
      [3, [2]],
    ]);
  });

  it('stops at the first claim that does not fit, even if a later one would', () => {
    expect(filled(waiting(1, 4, 1))).toEqual([[1, [1]]]);
    expect(filled(waiting(2, 1), [1, 3])).toEqual([]);
  });

  it('takes the front of the line, and only free places, until the next claim does not fit', () => {
    fc.assert(
      fc.property(claims, fc.subarray([...PLACES]), (line, taken) => {
        const placements = fillFromLine(line, taken);
        const held = [...taken, ...placements.flatMap(({ places }) => places)];
        expect(new Set(held).size).toBe(held.length);
        for (const { claim, places } of placements) expect(places).toHaveLength(claim.quarters);
        const order = inLineOrder(line);
        expect(placements.map(({ claim }) => claim)).toEqual(order.slice(0, placements.length));
        const next = order[placements.length];
        if (next) expect(choosePlaces(held, next.quarters)).toBeNull();
      }),
    );
  });
});
