import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_STATUS, type OrderStatus } from '../words/vocabulary';
import {
  isFinal,
  moveRefusal,
  nextStatuses,
  nextStatusesFor,
  type OrderActor,
  STATUS_GROUP,
  statusesIn,
  TIMELINE_STEPS,
} from './orderStatus';

const status = fc.constantFrom(...ORDER_STATUS.values);
const actor = fc.constantFrom<OrderActor[]>('SELLER', 'ADMIN', 'OWNER');

function reachableFrom(start: OrderStatus, seen = new Set<OrderStatus>()): Set<OrderStatus> {
  if (seen.has(start)) return seen;
  seen.add(start);
  for (const next of nextStatuses(start)) reachableFrom(next, seen);
  return seen;
}

describe('the status of an order', () => {
  it('can reach every value from Pending', () => {
    expect([...reachableFrom('PENDING')].sort()).toEqual([...ORDER_STATUS.values].sort());
  });

  it('ends in Fulfilled or Canceled', () => {
    expect(ORDER_STATUS.values.filter(isFinal)).toEqual(['FULFILLED', 'CANCELED']);
  });

  it('never returns to an earlier value', () => {
    for (const from of ORDER_STATUS.values) {
      for (const next of nextStatuses(from)) expect(reachableFrom(next)).not.toContain(from);
    }
  });

  it('follows the timeline step by step', () => {
    expect(nextStatuses('PENDING')).toContain('CONTACTED');
    expect(nextStatuses('CONTACTED')).toContain('PROCESSING');
    expect(nextStatuses('PROCESSING')).toContain('FULFILLED');
    expect(nextStatuses('PENDING')).not.toContain('FULFILLED');
    expect(nextStatuses('CONTACTED')).not.toContain('PENDING');
  });

  it('is final after four moves at the latest', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 4, maxLength: 20 }), (choices) => {
        let now: OrderStatus = 'PENDING';
        for (const choice of choices) {
          const open = nextStatuses(now);
          now = open[choice % open.length] ?? now;
        }
        expect(isFinal(now)).toBe(true);
      }),
    );
  });
});

describe('nextStatusesFor', () => {
  it('lets the ranch and admins make every allowed move', () => {
    for (const from of ORDER_STATUS.values) {
      expect(nextStatusesFor(from, 'SELLER')).toEqual(nextStatuses(from));
      expect(nextStatusesFor(from, 'ADMIN')).toEqual(nextStatuses(from));
    }
  });

  it('lets the customer only cancel, and only a Pending order or one that its facts let go', () => {
    expect(ORDER_STATUS.values.map((from) => nextStatusesFor(from, 'OWNER'))).toEqual([['CANCELED'], [], [], [], []]);
    const waiting = ORDER_STATUS.values.map((from) => nextStatusesFor(from, 'OWNER', { mayLeave: true }));
    expect(waiting).toEqual([['CANCELED'], ['CANCELED'], ['CANCELED'], [], []]);
  });
});

describe('moveRefusal', () => {
  it('is undefined if and only if the move is allowed', () => {
    fc.assert(
      fc.property(status, status, actor, (from, to, who) => {
        expect(moveRefusal(from, to, { actor: who }) === undefined).toBe(nextStatusesFor(from, who).includes(to));
      }),
    );
  });

  it('names the allowed moves', () => {
    expect(moveRefusal('PENDING', 'FULFILLED', { actor: 'SELLER' })).toBe(
      'This order is Pending and can be moved to Contacted or Canceled, not to Fulfilled.',
    );
    expect(moveRefusal('FULFILLED', 'CANCELED', { actor: 'ADMIN' })).toBe(
      "This order is Fulfilled, and its status can't change anymore.",
    );
    expect(moveRefusal('CONTACTED', 'CANCELED', { actor: 'OWNER' })).toBe(
      'This order is Contacted. A customer can cancel until the ranch starts on the order.',
    );
  });
});

describe('statusesIn', () => {
  it('holds each step of the timeline once', () => {
    const groups = [...new Set(Object.values(STATUS_GROUP))].filter((group) => group !== 'canceled');
    expect(groups.flatMap(statusesIn)).toEqual(TIMELINE_STEPS);
  });
});
