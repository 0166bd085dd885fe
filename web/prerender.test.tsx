import { expect, test } from 'vitest';
import { type ScreenName, site } from '../rules/site';
import { journeysOf } from './guide/journeys/journeysOf';
import { prerenderPage, prerenderShells } from './prerender';

const { any, shells } = await prerenderShells();
const shell = (screen: ScreenName) => shells.find(({ name }) => name === screen);

test('every screen has its own page, with its title, its description, and the file by which the build finds its scripts', () => {
  expect(shells.map(({ name }) => name)).toEqual(Object.keys(site));
  expect(shell('rancherSignup')).toMatchObject({
    title: 'Become a rancher – Herdline',
    description: 'Apply to sell your beef directly to families on Herdline.',
    module: 'rancher/signup/RancherSignupPage.tsx',
  });
  expect(shell('checkout')?.title).toBe('Checkout – Herdline');
  expect(shell('notFound')?.title).toBe('Page not found – Herdline');
  for (const { description } of [any, ...shells]) expect(description).not.toBe('');
});

test('every page that visitors may see has one canonical path', () => {
  expect(shells.flatMap(({ canonical = [] }) => canonical).sort()).toEqual([
    '/',
    '/accessibility',
    '/auth',
    '/forgot-password',
    '/guide',
    '/privacy',
    '/rancher-signup',
    '/rancher-signup-enhanced',
    '/security',
    '/terms',
  ]);
});

/** Returns the text that a reader sees. */
const visibleText = (html: string) => html.replace(/<[^>]*>/g, '');

test('the home page shows the text of the answers for search engines', async () => {
  const { html, questions = [] } = await prerenderPage('home');
  expect(questions.map(({ question }) => question)).toEqual([
    'How do I buy beef directly from a rancher?',
    'What does beef cost per pound of hanging weight?',
    'Are processing fees in the price?',
    'How much of the hanging weight do I take home?',
  ]);
  const sentences = questions.flatMap(({ answer }) => answer.split(/<[^>]*>/)).map((text) => text.replace(/^: /, ''));
  for (const sentence of sentences) expect(visibleText(html)).toContain(sentence);
});

test('the guide answers a question for each journey of a visitor, and other pages answer none', async () => {
  const { html, questions = [] } = await prerenderPage('guide');
  const journeys = journeysOf();
  expect(questions).toHaveLength(journeys.length);
  for (const [at, { lead, steps }] of journeys.entries()) {
    for (const text of [lead, ...steps.map(({ title }) => title)]) {
      expect(visibleText(questions[at]?.answer ?? '').replaceAll('&amp;', '&')).toContain(text);
    }
  }
  expect(visibleText(html)).toContain(journeys[0].lead);
  expect((await prerenderPage('auth')).questions).toEqual([]);
});
