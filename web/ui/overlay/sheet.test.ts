import { expect, test } from 'vitest';
import { measureKeyboard } from './sheet';

/** A screen of 812 px of which this much is visible. */
function showing(height: number, { scale = 1, offsetTop = 0 } = {}) {
  const visible = Object.assign(new EventTarget(), { height, scale, offsetTop });
  Object.defineProperty(window, 'innerHeight', { value: 812, configurable: true });
  Object.defineProperty(window, 'visualViewport', { value: visible, configurable: true });
  return visible;
}

const keyboardOf = (surface: HTMLElement) => surface.style.getPropertyValue('--keyboard');

test('a sheet rises with the keyboard and sinks again', () => {
  const visible = showing(812);
  const surface = document.createElement('div');
  const stop = measureKeyboard(surface);
  expect(keyboardOf(surface)).toBe('0px');
  Object.assign(visible, { height: 476 });
  visible.dispatchEvent(new Event('resize'));
  expect(keyboardOf(surface)).toBe('336px');
  Object.assign(visible, { offsetTop: 100 });
  visible.dispatchEvent(new Event('scroll'));
  expect(keyboardOf(surface)).toBe('236px');
  stop?.();
  Object.assign(visible, { height: 812, offsetTop: 0 });
  visible.dispatchEvent(new Event('resize'));
  expect(keyboardOf(surface)).toBe('236px');
});

test('a part that is zoomed into is no keyboard', () => {
  showing(406, { scale: 2 });
  const surface = document.createElement('div');
  measureKeyboard(surface);
  expect(keyboardOf(surface)).toBe('0px');
});

test('does nothing where the browser cannot tell', () => {
  Object.defineProperty(window, 'visualViewport', { value: undefined, configurable: true });
  expect(measureKeyboard(document.createElement('div'))).toBeUndefined();
});
