import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sessionStore, type Viewer } from '../../session/sessionStore';
import { customer, rancher } from '../../testing/visit';
import { forgetChosenZips, rememberZip, setVisitZip, useHomeZip, useKnownZip } from './knownZip';
import { moveVisitorZip } from './moveVisitorZip';

const customerIn = (zipCode: string): Viewer => ({ ...customer, zipCode });

function knownBy(viewer: Viewer | null): string {
  act(() => sessionStore.set(viewer));
  return renderHook(() => useKnownZip()).result.current;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a family’s ZIP code', () => {
  test('comes from the profile, unless another one was chosen on this device', () => {
    expect(knownBy(customerIn('78704-1234'))).toBe('78704');
    rememberZip(customerIn('78704-1234'), '75201');
    expect(knownBy(customerIn('78704-1234'))).toBe('75201');
    rememberZip(customerIn('78704-1234'), '78704');
    expect(localStorage).toHaveLength(0);
    expect(knownBy(customerIn('78704-1234'))).toBe('78704');
  });

  test('is replaced by a newer one in the profile', () => {
    rememberZip(customerIn('78704'), '75201');
    expect(knownBy(customerIn('10001'))).toBe('10001');
  });

  test('is stored separately for each person', () => {
    rememberZip(customerIn('78704'), '75201');
    expect(knownBy({ ...customerIn(''), id: '99' })).toBe('');
    expect(knownBy(null)).toBe('');
  });

  test.each(['{"zipCode":"7870', '"78701"', 'null', '{"zipCode":"<b>","instead":""}', '{"zipCode":"78701"}'])(
    'is empty if the storage holds %s',
    (stored) => {
      localStorage.setItem('herdline.zip.v2.visitor', stored);
      expect(knownBy(null)).toBe('');
    },
  );

  test('lasts until the page is closed if the storage is full or blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    rememberZip(null, '78701');
    expect(knownBy(null)).toBe('78701');
    rememberZip(null, '');
    expect(knownBy(null)).toBe('');
  });

  test('is empty for ranchers, and they cannot choose one', () => {
    rememberZip(rancher, '78701');
    expect(localStorage).toHaveLength(0);
    expect(knownBy({ ...rancher, zipCode: '78704' })).toBe('');
  });
});

describe('the ZIP code of a link', () => {
  test('is used during the visit if the family has none', () => {
    setVisitZip('59715');
    expect(knownBy(null)).toBe('59715');
    expect(knownBy(customerIn(''))).toBe('59715');
    expect(knownBy(customerIn('78704'))).toBe('78704');
    expect(knownBy(rancher)).toBe('');
  });

  test('does not become a person’s own ZIP code, not even at sign-in', () => {
    setVisitZip('59715');
    act(() => sessionStore.set(null));
    expect(renderHook(() => useHomeZip()).result.current).toBe('');
    moveVisitorZip(customerIn(''));
    expect(localStorage).toHaveLength(0);
  });

  test('is removed when a ZIP code is chosen, and when the device’s choices are removed', () => {
    setVisitZip('59715');
    rememberZip(null, '75201');
    rememberZip(null, '');
    expect(knownBy(null)).toBe('');
    setVisitZip('59715');
    forgetChosenZips();
    expect(knownBy(null)).toBe('');
  });

  test.each(['7870', '<b>', 'null'])('is empty if the storage holds %s', (stored) => {
    sessionStorage.setItem('herdline.zip.visit', stored);
    expect(knownBy(null)).toBe('');
  });

  test('is not stored if the storage is full or blocked', () => {
    const refuse = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse });
    setVisitZip('59715');
    expect(knownBy(null)).toBe('');
  });
});

describe('a ZIP code that a visitor chose', () => {
  test('moves to a person who signs in without a ZIP code in the profile', () => {
    rememberZip(null, '75201');
    moveVisitorZip(customerIn(''));
    expect(knownBy(customerIn(''))).toBe('75201');
    expect(knownBy(null)).toBe('');
  });

  test('does not override the profile of a person who signs in, and is removed', () => {
    rememberZip(null, '75201');
    moveVisitorZip(customerIn('78704'));
    expect(knownBy(customerIn('78704'))).toBe('78704');
    expect(localStorage).toHaveLength(0);
  });

  test('does not override the person’s earlier choice on this device', () => {
    rememberZip(customerIn(''), '10001');
    rememberZip(null, '75201');
    moveVisitorZip(customerIn(''));
    expect(knownBy(customerIn(''))).toBe('10001');
    expect(knownBy(null)).toBe('');
  });

  test('stays the visitor’s choice when a rancher signs in', () => {
    rememberZip(null, '75201');
    moveVisitorZip(rancher);
    expect(knownBy(rancher)).toBe('');
    expect(knownBy(null)).toBe('75201');
  });
});

test.each([false, true])(
  'signing out removes the choices of signed-in people, with a blocked storage: %s',
  (isBlocked) => {
    rememberZip(null, '10001');
    if (isBlocked) {
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
    }
    rememberZip(customerIn('78704'), '75201');
    forgetChosenZips();
    expect(knownBy(customerIn('78704'))).toBe('78704');
    expect(Object.keys(localStorage)).toEqual(['herdline.zip.v2.visitor']);
  },
);
