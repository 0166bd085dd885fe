import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sessionStore, type Viewer } from '../../session/sessionStore';
import { customer, rancher } from '../../testing/people';
import { forgetChosenZips, lookFrom, rememberZip, useHomeZip, useKnownZip } from './knownZip';
import { takeZipAlong } from './zipAtSignIn';

const living = (zipCode: string): Viewer => ({ ...customer, zipCode });

function knownBy(viewer: Viewer | null): string {
  act(() => sessionStore.tell(viewer));
  return renderHook(() => useKnownZip()).result.current;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the ZIP code', () => {
  test('is that of the profile, unless another was chosen here', () => {
    expect(knownBy(living('78704-1234'))).toBe('78704');
    rememberZip(living('78704-1234'), '75201');
    expect(knownBy(living('78704-1234'))).toBe('75201');
    rememberZip(living('78704-1234'), '78704');
    expect(localStorage).toHaveLength(0);
    expect(knownBy(living('78704-1234'))).toBe('78704');
  });

  test('follows a profile that says something newer', () => {
    rememberZip(living('78704'), '75201');
    expect(knownBy(living('10001'))).toBe('10001');
  });

  test('of one person is not that of another', () => {
    rememberZip(living('78704'), '75201');
    expect(knownBy({ ...living(''), id: '99' })).toBe('');
    expect(knownBy(null)).toBe('');
  });

  test.each(['{"zipCode":"7870', '"78701"', 'null', '{"zipCode":"<b>","instead":""}', '{"zipCode":"78701"}'])(
    'is none where the storage holds %s',
    (stored) => {
      localStorage.setItem('herdline.zip.v2.visitor', stored);
      expect(knownBy(null)).toBe('');
    },
  );

  test('lasts as long as the page where the storage is full or forbidden', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    rememberZip(null, '78701');
    expect(knownBy(null)).toBe('78701');
    rememberZip(null, '');
    expect(knownBy(null)).toBe('');
  });

  test('is none for ranchers, and they can choose none', () => {
    rememberZip(rancher, '78701');
    expect(localStorage).toHaveLength(0);
    expect(knownBy({ ...rancher, zipCode: '78704' })).toBe('');
  });
});

describe('the place of a link', () => {
  test('is looked from during the visit, if no home is known', () => {
    lookFrom('59715');
    expect(knownBy(null)).toBe('59715');
    expect(knownBy(living(''))).toBe('59715');
    expect(knownBy(living('78704'))).toBe('78704');
    expect(knownBy(rancher)).toBe('');
  });

  test('is nobody’s home, neither now nor at the next sign-in', () => {
    lookFrom('59715');
    act(() => sessionStore.tell(null));
    expect(renderHook(() => useHomeZip()).result.current).toBe('');
    takeZipAlong(living(''));
    expect(localStorage).toHaveLength(0);
  });

  test('gives way to what is chosen, and is forgotten with it', () => {
    lookFrom('59715');
    rememberZip(null, '75201');
    rememberZip(null, '');
    expect(knownBy(null)).toBe('');
    lookFrom('59715');
    forgetChosenZips();
    expect(knownBy(null)).toBe('');
  });

  test.each(['7870', '<b>', 'null'])('is none where the storage holds %s', (stored) => {
    sessionStorage.setItem('herdline.zip.visit', stored);
    expect(knownBy(null)).toBe('');
  });

  test('is not kept where the storage is full or forbidden', () => {
    const refuse = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse });
    lookFrom('59715');
    expect(knownBy(null)).toBe('');
  });
});

describe('what a visitor chose', () => {
  test('comes along to a person who signs in without a ZIP code in the profile, and leaves nothing behind', () => {
    rememberZip(null, '75201');
    takeZipAlong(living(''));
    expect(knownBy(living(''))).toBe('75201');
    expect(knownBy(null)).toBe('');
  });

  test('does not override the profile of a person who signs in, and leaves nothing behind', () => {
    rememberZip(null, '75201');
    takeZipAlong(living('78704'));
    expect(knownBy(living('78704'))).toBe('78704');
    expect(localStorage).toHaveLength(0);
  });

  test('does not override what the person chose here before', () => {
    rememberZip(living(''), '10001');
    rememberZip(null, '75201');
    takeZipAlong(living(''));
    expect(knownBy(living(''))).toBe('10001');
    expect(knownBy(null)).toBe('');
  });

  test('stays the visitor’s when a rancher signs in', () => {
    rememberZip(null, '75201');
    takeZipAlong(rancher);
    expect(knownBy(rancher)).toBe('');
    expect(knownBy(null)).toBe('75201');
  });
});

test.each([false, true])(
  'signing out forgets what people chose, with a storage that is forbidden: %s',
  (isForbidden) => {
    rememberZip(null, '10001');
    if (isForbidden) {
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
    }
    rememberZip(living('78704'), '75201');
    forgetChosenZips();
    expect(knownBy(living('78704'))).toBe('78704');
    expect(Object.keys(localStorage)).toEqual(['herdline.zip.v2.visitor']);
  },
);
