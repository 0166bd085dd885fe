import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { holdPops, listenForPops } from './holdPops';

const router = vi.fn();

beforeAll(() => {
  listenForPops();
  window.addEventListener('popstate', router);
});

afterEach(() => router.mockClear());

const pop = () => window.dispatchEvent(new PopStateEvent('popstate'));

test('the router gets Back unless a holder stops it', () => {
  const stop = holdPops(() => true);
  pop();
  expect(router).not.toHaveBeenCalled();
  stop();
  pop();
  expect(router).toHaveBeenCalledTimes(1);
});

test('the newest holder decides first, and the other one after it is removed', () => {
  const letsGo = vi.fn(() => false);
  const holds = vi.fn(() => true);
  const stops = [holdPops(holds), holdPops(letsGo)];
  pop();
  expect(letsGo).toHaveBeenCalledBefore(holds);
  expect(router).not.toHaveBeenCalled();
  for (const stop of stops) stop();
});

test.each([0, 1])('one of two that ends leaves the other in place: %i', (ending) => {
  const stops = [holdPops(() => true), holdPops(() => true)];
  stops[ending]!();
  pop();
  expect(router).not.toHaveBeenCalled();
  stops[1 - ending]!();
  pop();
  expect(router).toHaveBeenCalledTimes(1);
});
