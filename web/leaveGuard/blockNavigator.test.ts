import type { Navigator } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { blockNavigator } from './blockNavigator';

const router = () => ({ push: vi.fn<Navigator['push']>(), replace: vi.fn<Navigator['replace']>() });
const asNavigator = (moves: ReturnType<typeof router>) => moves as unknown as Navigator;

/** Blocks only once: it proceeds at once, and lets the next move through. */
function asker() {
  let lets = false;
  const block = vi.fn((proceed: () => unknown) => {
    lets = true;
    proceed();
  });
  return { blocks: () => !lets, block };
}

test('a move is blocked until the blocker is removed', () => {
  const moves = router();
  const { push } = moves;
  const block = vi.fn();
  const stop = blockNavigator(asNavigator(moves), { blocks: (path) => path !== '/profile', block });
  moves.push('/cart');
  expect(push).not.toHaveBeenCalled();
  moves.push('/profile?tab=products');
  expect(push).toHaveBeenCalledExactlyOnceWith('/profile?tab=products');
  expect(block).toHaveBeenCalledTimes(1);
  stop();
  moves.push('/cart');
  expect(push).toHaveBeenLastCalledWith('/cart');
});

test('the newest blocker is asked first, and then the other', () => {
  const moves = router();
  const { replace } = moves;
  const [first, second] = [asker(), asker()];
  for (const blocker of [first, second]) blockNavigator(asNavigator(moves), blocker);
  moves.replace('/cart', { from: 'here' });
  expect(second.block).toHaveBeenCalledBefore(first.block);
  expect(replace).toHaveBeenCalledExactlyOnceWith('/cart', { from: 'here' });
});

test.each([0, 1])('one of two that ends leaves the other in place: %i', (ending) => {
  const moves = router();
  const { push } = moves;
  const always = { blocks: () => true, block: () => undefined };
  const stops = [blockNavigator(asNavigator(moves), { ...always }), blockNavigator(asNavigator(moves), { ...always })];
  stops[ending]!();
  moves.push('/cart');
  expect(push).not.toHaveBeenCalled();
  stops[1 - ending]!();
  moves.push('/cart');
  expect(push).toHaveBeenCalledTimes(1);
});
