import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setViewport } from './setViewport';

const style = document.createElement('style');

beforeEach(() => {
  style.textContent = '';
  document.body.innerHTML = `
    <main class="page">
      <div class="bar wide"><button id="save" title="(a">Save</button></div>
      <svg class="sign"><a class="inner" href="#">Sign</a></svg>
    </main>`;
  document.body.append(style);
});

const isVisible = () => screen.queryByRole('button', { name: 'Save' }) !== null;

test.each([
  '.bar {}',
  '.bar.wide {}',
  'h1, .wide {}',
  '.page > .bar {}',
  '.page button {}',
  'BUTTON {}',
  'main *:hover, .page button:not(.bar) {}',
  '#save {}',
  '* {}',
  '[title="(a"] {}',
  ':is(.other, .bar) {}',
  '.bar:not(.other) {}',
  '@media (min-width: 900px) { .other {} .bar {} }',
  '@media (min-width: 900px) { @media (min-width: 1000px) { .bar {} } }',
])('the rule %s hides the button', (rules) => {
  expect(isVisible()).toBe(true);
  style.textContent = rules.replaceAll('{}', '{ display: none; }');
  expect(isVisible()).toBe(false);
});

test.each([
  '.other {}',
  '.bar.other {}',
  '.bar > .wide {}',
  '.other button, h1 {}',
  '.bar:not(.wide) {}',
  '#other {}',
  '@media (max-width: 900px) { .bar {} }',
])('the rule %s does not hide the button', (rules) => {
  style.textContent = rules.replaceAll('{}', '{ display: none; }');
  expect(isVisible()).toBe(true);
});

test('the later of two equal rules wins, and a more specific rule beats both', () => {
  style.textContent = '.wide { display: none; } .bar { display: block; }';
  expect(isVisible()).toBe(true);
  style.textContent = '.bar { display: block; } .wide { display: none; }';
  expect(isVisible()).toBe(false);
  style.textContent = '.bar.wide { display: block; } .wide { display: none; } div { display: none; }';
  expect(isVisible()).toBe(true);
});

test('an inserted or deleted rule applies after the next change of the page', () => {
  expect(isVisible()).toBe(true);
  style.sheet!.insertRule('.wide { display: none; }', 0);
  document.querySelector('.bar')!.classList.add('seen');
  expect(isVisible()).toBe(false);
  style.sheet!.deleteRule(0);
  style.sheet!.insertRule('.other { display: none; }', 0);
  document.querySelector('.bar')!.classList.remove('seen');
  expect(isVisible()).toBe(true);
});

test('a rule for narrow screens applies on narrow screens', () => {
  style.textContent = '@media (max-width: 900px) { .bar { display: none; } }';
  setViewport(600);
  expect(isVisible()).toBe(false);
});
