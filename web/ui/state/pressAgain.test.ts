import { expect, test, vi } from 'vitest';
import { pressAgain } from './pressAgain';

function pressed(isShown: boolean) {
  const button = document.createElement('button');
  const onClick = vi.fn();
  button.addEventListener('click', onClick);
  if (isShown) document.body.append(button);
  window.earlyPress = button;
  return onClick;
}

test('presses the button once more, once', () => {
  const onClick = pressed(true);
  pressAgain();
  pressAgain();
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('presses no button that has left the page', () => {
  const onClick = pressed(false);
  pressAgain();
  expect(onClick).not.toHaveBeenCalled();
});

test('does nothing on a page where nothing was pressed', () => {
  window.earlyPress = null;
  expect(pressAgain).not.toThrow();
});

test('presses the one that stands in the place of a button that was drawn anew', () => {
  pressed(false);
  const drawnAnew = Object.assign(document.createElement('button'), { id: 'cart', onclick: vi.fn() });
  document.body.append(drawnAnew);
  Object.assign(window.earlyPress!, { id: 'cart' });
  pressAgain();
  pressAgain();
  expect(drawnAnew.onclick).toHaveBeenCalledTimes(1);
});
