import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNoWorse, type ShareTold } from './lineTerms';
import { choosePlaces, PLACES, type Quarters } from './quarters';
import { type AnimalWithRoom, serveLine, type WaitingShare } from './serveLine';

const told = (to: number): ShareTold => ({ from: to, to, deposit: 0, payer: 'RANCH' });

type Share = WaitingShare & { name: string };
const share = (name: string, quarters: Quarters, given: Partial<Share> = {}): Share => ({
  ...{ name, quarters, told: told(100), isAsked: false },
  ...given,
});

type Animal = AnimalWithRoom<Share> & { tag: string };
const animal = (tag: string, given: Partial<Animal> & { price?: number; barred?: string[] } = {}): Animal => {
  const { price = 25, barred = [], ...more } = given;
  return {
    ...{ tag, taken: [], mustAsk: false, canAsk: true },
    termsOf: (quarters) => told(price * quarters),
    isBarred: ({ name }) => barred.includes(name),
    ...more,
  };
};

const served = (line: Share[], animals: Animal[]) =>
  serveLine(line, animals).map((step) => [step.share.name, step.animal.tag, step.places.join(), step.placed]);

describe('the line', () => {
  test('gets places in its order, the soonest animal first', () => {
    expect(served([share('ann', 2), share('bob', 2), share('cleo', 1)], [animal('41'), animal('42')])).toEqual([
      ['ann', '41', '1,2', true],
      ['bob', '41', '3,4', true],
      ['cleo', '42', '1', true],
    ]);
  });

  test('lets a share pass that takes what an earlier one could not', () => {
    expect(served([share('whole', 4), share('quarter', 1)], [animal('41', { taken: [1] })])).toEqual([
      ['quarter', '41', '2', true],
    ]);
  });

  test('is asked about worse terms, and gets a later animal at once if its terms are no worse', () => {
    const dear = animal('41', { price: 30 });
    expect(served([share('ann', 4)], [dear])).toEqual([['ann', '41', '1,2,3,4', false]]);
    expect(served([share('ann', 4)], [dear, animal('42')])).toEqual([['ann', '42', '1,2,3,4', true]]);
  });

  test('is asked about one animal at a time, and always about a live purchase', () => {
    const live = animal('41', { mustAsk: true });
    expect(served([share('ann', 1), share('bob', 1, { isAsked: true })], [live])).toEqual([['ann', '41', '1', false]]);
    expect(served([share('bob', 1, { isAsked: true })], [live, animal('42')])).toEqual([['bob', '42', '1', true]]);
  });

  test('passes over who may not take an animal, and whom there is no time to ask', () => {
    const line = [share('ann', 1), share('bob', 1, { told: told(20) }), share('cleo', 1)];
    expect(served(line, [animal('41', { barred: ['ann'], canAsk: false })])).toEqual([['cleo', '41', '1', true]]);
  });
});

test('leaves no room that a share could take that got none, and gives no place away twice', () => {
  const quarters = fc.constantFrom<Quarters[]>(1, 2, 4);
  const shares = fc.array(fc.record({ quarters, price: fc.integer({ min: 80, max: 120 }), isAsked: fc.boolean() }));
  const animals = fc.array(
    fc.record({ taken: fc.subarray([...PLACES]), price: fc.integer({ min: 20, max: 30 }), mustAsk: fc.boolean() }),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(shares, animals, (waiting, herd) => {
      const line = waiting.map(({ price, ...one }, place) =>
        share(String(place), one.quarters, { ...one, told: told(price) }),
      );
      const open = herd.map((one, place) => animal(String(place), one));
      const steps = serveLine(line, open);
      const takenOf = (one: Animal) => [
        ...one.taken,
        ...steps.filter((step) => step.animal === one).flatMap(({ places }) => places),
      ];
      for (const one of open) expect(new Set(takenOf(one)).size).toBe(takenOf(one).length);
      for (const left of line.filter((one) => !steps.some((step) => step.share === one))) {
        const fits = open.filter((one) => choosePlaces(takenOf(one), left.quarters));
        const atOnce = fits.filter((one) => !one.mustAsk && isNoWorse(one.termsOf(left.quarters), left.told));
        expect(atOnce).toEqual([]);
        if (!left.isAsked) expect(fits).toEqual([]);
      }
    }),
  );
});
