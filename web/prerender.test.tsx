import { expect, test } from 'vitest';
import { prerenderShells } from './prerender';

const shells = await prerenderShells();
const shell = (file: string) => shells.find((each) => each.file === file);

test('every screen has its own page, with its title and description', () => {
  expect(shell('rancher-signup/index.html')).toMatchObject({
    title: 'Become a rancher – Herdline',
    description: 'Apply to sell your beef directly to families on Herdline.',
  });
  expect(shell('rancher/_/checkout/index.html')?.title).toBe('Checkout – Herdline');
  expect(shell('not-found.html')?.title).toBe('Page not found – Herdline');
  for (const { description } of shells) expect(description).not.toBe('');
});

test('every screen says by which file the build finds its scripts', () => {
  expect(shell('rancher/_/index.html')?.screen).toBe('ranch/RancherPage.tsx');
  expect(shell('login/index.html')?.screen).toBe('auth/AuthPage.tsx');
  expect(shells.filter(({ screen }) => !screen).map(({ file }) => file)).toEqual(['shell.html']);
});

test('search engines find every page that visitors may see, once', () => {
  expect([...new Set(shells.flatMap(({ canonical = [] }) => canonical))].sort()).toEqual([
    '/',
    '/auth',
    '/forgot-password',
    '/guide',
    '/rancher-signup',
    '/rancher-signup-enhanced',
  ]);
  expect(shell('login/index.html')?.canonical).toBe('/auth');
});
