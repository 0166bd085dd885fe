import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepOpen } from './keepConnected';

let stop: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});

afterEach(() => {
  stop?.();
  setVisible(true);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function setVisible(isVisible: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isVisible);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A fake connection that counts how often it was opened and closed. */
function fakeConnection() {
  const counts = { opened: 0, closed: 0 };
  type Connection = Parameters<Parameters<typeof keepOpen>[0]>[0];
  let connection: Connection;
  stop = keepOpen((given) => {
    connection = given;
    counts.opened += 1;
    return () => {
      counts.closed += 1;
    };
  });
  return { counts, connect: () => connection.connected(), end: (isPermanent = false) => connection.ended(isPermanent) };
}

test('a connection is reopened after it ends, with growing delays', () => {
  const { counts, end } = fakeConnection();
  for (const wait of [1_000, 2_000, 4_000]) {
    const { opened } = counts;
    end();
    vi.advanceTimersByTime(wait - 1);
    expect(counts.opened).toBe(opened);
    vi.advanceTimersByTime(1);
    expect(counts.opened).toBe(opened + 1);
  }
});

test('delays are at most 90 seconds, and short again after a successful connection', () => {
  const { counts, end, connect } = fakeConnection();
  for (let times = 0; times < 20; times++) {
    end();
    vi.advanceTimersByTime(90_000);
  }
  expect(counts.opened).toBe(21);
  connect();
  end();
  vi.advanceTimersByTime(1_000);
  expect(counts.opened).toBe(22);
});

test('only the first report of an end counts', () => {
  const { counts, end } = fakeConnection();
  end();
  end();
  vi.advanceTimersByTime(1_000);
  expect(counts.opened).toBe(2);
});

test('a connection stays closed after a permanent end', () => {
  const { counts, end } = fakeConnection();
  end(true);
  vi.advanceTimersByTime(90_000);
  setVisible(false);
  setVisible(true);
  expect(counts).toEqual({ opened: 1, closed: 0 });
});

test('the connection is closed while the page is hidden', () => {
  const { counts } = fakeConnection();
  setVisible(false);
  expect(counts).toEqual({ opened: 1, closed: 1 });
  setVisible(true);
  expect(counts.opened).toBe(2);
});

test('the connection is not reopened if the page is hidden during a delay', () => {
  const { counts, end } = fakeConnection();
  end();
  setVisible(false);
  vi.advanceTimersByTime(90_000);
  expect(counts.opened).toBe(1);
});

test('the connection closes when the caller stops it', () => {
  const { counts, end } = fakeConnection();
  stop!();
  end();
  vi.advanceTimersByTime(90_000);
  setVisible(true);
  expect(counts).toEqual({ opened: 1, closed: 1 });
});
