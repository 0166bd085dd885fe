import type { Navigator } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { blockNavigator } from './blockNavigator';

const mockNavigator = () => ({ push: vi.fn<Navigator['push']>(), replace: vi.fn<Navigator['replace']>() });
const asNavigator = (navigator: ReturnType<typeof mockNavigator>) => navigator as unknown as Navigator;

/** Returns a blocker that blocks one navigation, confirms it immediately and allows the rest. */
function blockOnce() {
  let isConfirmed = false;
  const block = vi.fn((proceed: () => unknown) => {
    isConfirmed = true;
    proceed();
  });
  return { blocks: () => !isConfirmed, block };
}

test('a blocker blocks navigation until it is removed', () => {
  const navigator = mockNavigator();
  const { push } = navigator;
  const block = vi.fn();
  const stop = blockNavigator(asNavigator(navigator), { blocks: (path) => path !== '/profile', block });
  navigator.push('/cart');
  expect(push).not.toHaveBeenCalled();
  navigator.push('/profile?tab=products');
  expect(push).toHaveBeenCalledExactlyOnceWith('/profile?tab=products');
  expect(block).toHaveBeenCalledTimes(1);
  stop();
  navigator.push('/cart');
  expect(push).toHaveBeenLastCalledWith('/cart');
});

test('the newest blocker runs before the older one', () => {
  const navigator = mockNavigator();
  const { replace } = navigator;
  const [first, second] = [blockOnce(), blockOnce()];
  for (const blocker of [first, second]) blockNavigator(asNavigator(navigator), blocker);
  navigator.replace('/cart', { from: 'here' });
  expect(second.block).toHaveBeenCalledBefore(first.block);
  expect(replace).toHaveBeenCalledExactlyOnceWith('/cart', { from: 'here' });
});

test.each([0, 1])('removing blocker %i of two leaves the other active', (removed) => {
  const navigator = mockNavigator();
  const { push } = navigator;
  const always = { blocks: () => true, block: () => undefined };
  const stops = [
    blockNavigator(asNavigator(navigator), { ...always }),
    blockNavigator(asNavigator(navigator), { ...always }),
  ];
  stops[removed]!();
  navigator.push('/cart');
  expect(push).not.toHaveBeenCalled();
  stops[1 - removed]!();
  navigator.push('/cart');
  expect(push).toHaveBeenCalledTimes(1);
});
