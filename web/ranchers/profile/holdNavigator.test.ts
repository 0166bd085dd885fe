import type { Navigator } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { holdNavigator } from './holdNavigator';

const router = () => ({ push: vi.fn<Navigator['push']>(), replace: vi.fn<Navigator['replace']>() });
const asNavigator = (moves: ReturnType<typeof router>) => moves as unknown as Navigator;

/** Lets go of those to whom it has said yes. */
function asker() {
  let lets = false;
  const hold = vi.fn((goOn: () => unknown) => {
    lets = true;
    goOn();
  });
  return { holds: () => !lets, hold };
}

test('a move is held until it is let go', () => {
  const moves = router();
  const { push } = moves;
  const hold = vi.fn();
  const stop = holdNavigator(asNavigator(moves), { holds: (path) => path !== '/profile', hold });
  moves.push('/cart');
  expect(push).not.toHaveBeenCalled();
  moves.push('/profile?tab=products');
  expect(push).toHaveBeenCalledExactlyOnceWith('/profile?tab=products');
  expect(hold).toHaveBeenCalledTimes(1);
  stop();
  moves.push('/cart');
  expect(push).toHaveBeenLastCalledWith('/cart');
});

test('who came last is asked first, and then the other', () => {
  const moves = router();
  const { replace } = moves;
  const [first, second] = [asker(), asker()];
  for (const holder of [first, second]) holdNavigator(asNavigator(moves), holder);
  moves.replace('/cart', { from: 'here' });
  expect(second.hold).toHaveBeenCalledBefore(first.hold);
  expect(replace).toHaveBeenCalledExactlyOnceWith('/cart', { from: 'here' });
});

test.each([0, 1])('one of two that ends leaves the other in place: %i', (ending) => {
  const moves = router();
  const { push } = moves;
  const always = { holds: () => true, hold: () => undefined };
  const stops = [holdNavigator(asNavigator(moves), { ...always }), holdNavigator(asNavigator(moves), { ...always })];
  stops[ending]!();
  moves.push('/cart');
  expect(push).not.toHaveBeenCalled();
  stops[1 - ending]!();
  moves.push('/cart');
  expect(push).toHaveBeenCalledTimes(1);
});
