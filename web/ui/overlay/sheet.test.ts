import { expect, test } from 'vitest';
import { measureKeyboard } from './floating';

/** Fakes a screen of 812 px, of which `height` px are visible. */
function fakeViewport(height: number, { scale = 1, offsetTop = 0 } = {}) {
  const visible = Object.assign(new EventTarget(), { height, scale, offsetTop });
  Object.defineProperty(window, 'innerHeight', { value: 812, configurable: true });
  Object.defineProperty(window, 'visualViewport', { value: visible, configurable: true });
  return visible;
}

const keyboardOf = (surface: HTMLElement) => surface.style.getPropertyValue('--keyboard');

test('a sheet follows the keyboard until measuring stops', () => {
  const visible = fakeViewport(812);
  const surface = document.createElement('div');
  const stop = measureKeyboard(surface);
  visible.dispatchEvent(new Event('resize'));
  expect(keyboardOf(surface)).toBe('');
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

test('zooming in is not mistaken for a keyboard', () => {
  const visible = fakeViewport(406, { scale: 2 });
  const surface = document.createElement('div');
  measureKeyboard(surface);
  visible.dispatchEvent(new Event('resize'));
  expect(keyboardOf(surface)).toBe('');
});

test('does nothing if the browser has no visual viewport', () => {
  Object.defineProperty(window, 'visualViewport', { value: undefined, configurable: true });
  expect(measureKeyboard(document.createElement('div'))).toBeUndefined();
});
