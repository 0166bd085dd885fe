import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { interceptBackForward, listenForBackForward } from './interceptBackForward';

const router = vi.fn();

beforeAll(() => {
  listenForBackForward();
  window.addEventListener('popstate', router);
});

afterEach(() => router.mockClear());

const pop = () => window.dispatchEvent(new PopStateEvent('popstate'));

test('the router receives Back unless an interceptor blocks it', () => {
  const stop = interceptBackForward(() => true);
  pop();
  expect(router).not.toHaveBeenCalled();
  stop();
  pop();
  expect(router).toHaveBeenCalledTimes(1);
});

test('the newest interceptor is called first, and then the older one', () => {
  const allows = vi.fn(() => false);
  const blocks = vi.fn(() => true);
  const stops = [interceptBackForward(blocks), interceptBackForward(allows)];
  pop();
  expect(allows).toHaveBeenCalledBefore(blocks);
  expect(router).not.toHaveBeenCalled();
  for (const stop of stops) stop();
});

test.each([0, 1])('removing interceptor %i of two leaves the other active', (removed) => {
  const stops = [interceptBackForward(() => true), interceptBackForward(() => true)];
  stops[removed]!();
  pop();
  expect(router).not.toHaveBeenCalled();
  stops[1 - removed]!();
  pop();
  expect(router).toHaveBeenCalledTimes(1);
});
