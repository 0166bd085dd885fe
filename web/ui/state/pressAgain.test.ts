import { expect, test, vi } from 'vitest';
import { pressAgain } from './pressAgain';

function earlyPressed(isShown: boolean) {
  const button = document.createElement('button');
  const onClick = vi.fn();
  button.addEventListener('click', onClick);
  if (isShown) document.body.append(button);
  window.earlyPress = button;
  return onClick;
}

test('presses the button again only once', () => {
  const onClick = earlyPressed(true);
  pressAgain();
  pressAgain();
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('presses no button that has left the page', () => {
  const onClick = earlyPressed(false);
  pressAgain();
  expect(onClick).not.toHaveBeenCalled();
});

test('does nothing if nothing was pressed', () => {
  window.earlyPress = null;
  expect(pressAgain).not.toThrow();
});

test('presses the new button with the same id if the pressed one was replaced', () => {
  earlyPressed(false);
  const replacement = Object.assign(document.createElement('button'), { id: 'cart', onclick: vi.fn() });
  document.body.append(replacement);
  Object.assign(window.earlyPress!, { id: 'cart' });
  pressAgain();
  pressAgain();
  expect(replacement.onclick).toHaveBeenCalledTimes(1);
});
