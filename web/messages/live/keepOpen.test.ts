import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepOpen } from './keepOpen';

let stop: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});

afterEach(() => {
  stop?.();
  look(true);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function look(isLooking: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isLooking);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A fake connection that counts how often it was opened. */
function door() {
  const seen = { opened: 0, closed: 0 };
  type Life = Parameters<Parameters<typeof keepOpen>[0]>[0];
  let life: Life;
  stop = keepOpen((given) => {
    life = given;
    seen.opened += 1;
    return () => {
      seen.closed += 1;
    };
  });
  return { seen, connect: () => life.connected(), end: (forGood = false) => life.ended(forGood) };
}

test('opens a connection again after it ends, with growing waits', () => {
  const { seen, end } = door();
  for (const wait of [1_000, 2_000, 4_000]) {
    const { opened } = seen;
    end();
    vi.advanceTimersByTime(wait - 1);
    expect(seen.opened).toBe(opened);
    vi.advanceTimersByTime(1);
    expect(seen.opened).toBe(opened + 1);
  }
});

test('waits at most a minute and a half, and starts with short waits again once a connection stood', () => {
  const { seen, end, connect } = door();
  for (let times = 0; times < 20; times++) {
    end();
    vi.advanceTimersByTime(90_000);
  }
  expect(seen.opened).toBe(21);
  connect();
  end();
  vi.advanceTimersByTime(1_000);
  expect(seen.opened).toBe(22);
});

test('only the first report of an end counts', () => {
  const { seen, end } = door();
  end();
  end();
  vi.advanceTimersByTime(1_000);
  expect(seen.opened).toBe(2);
});

test('stays closed after an end for good', () => {
  const { seen, end } = door();
  end(true);
  vi.advanceTimersByTime(90_000);
  look(false);
  look(true);
  expect(seen).toEqual({ opened: 1, closed: 0 });
});

test('closes while the window is hidden', () => {
  const { seen } = door();
  look(false);
  expect(seen).toEqual({ opened: 1, closed: 1 });
  look(true);
  expect(seen.opened).toBe(2);
});

test('does not open if the window is hidden during a wait', () => {
  const { seen, end } = door();
  end();
  look(false);
  vi.advanceTimersByTime(90_000);
  expect(seen.opened).toBe(1);
});

test('closes when its caller stops it', () => {
  const { seen, end } = door();
  stop!();
  end();
  vi.advanceTimersByTime(90_000);
  look(true);
  expect(seen).toEqual({ opened: 1, closed: 1 });
});
