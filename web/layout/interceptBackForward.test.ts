import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { interceptBackForward, listenForBackForward } from './interceptBackForward';

const router = vi.fn();

beforeAll(() => {
  listenForBackForward();
  window.addEventListener('popstate', router);
});

afterEach(() => router.mockClear());

const pop = () => window.dispatchEvent(new PopStateEvent('popstate'));

test('the router gets Back unless an interceptor stops it', () => {
  const stop = interceptBackForward(() => true);
  pop();
  expect(router).not.toHaveBeenCalled();
  stop();
  pop();
  expect(router).toHaveBeenCalledTimes(1);
});

test('the newest interceptor decides first, and the other one after it is removed', () => {
  const letsGo = vi.fn(() => false);
  const holds = vi.fn(() => true);
  const stops = [interceptBackForward(holds), interceptBackForward(letsGo)];
  pop();
  expect(letsGo).toHaveBeenCalledBefore(holds);
  expect(router).not.toHaveBeenCalled();
  for (const stop of stops) stop();
});

test.each([0, 1])('one of two that ends leaves the other in place: %i', (ending) => {
  const stops = [interceptBackForward(() => true), interceptBackForward(() => true)];
  stops[ending]!();
  pop();
  expect(router).not.toHaveBeenCalled();
  stops[1 - ending]!();
  pop();
  expect(router).toHaveBeenCalledTimes(1);
});
