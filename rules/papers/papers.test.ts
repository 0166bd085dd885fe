import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { accessibility } from './accessibility';
import type { Paper } from './Paper';
import { privacy } from './privacy';
import { security } from './security';
import { terms } from './terms';

const PAPERS: Paper[] = [terms, privacy, accessibility, security];

/** The texts by version. What people accepted, or relied on, must not change under the same day. */
const hashOf = ({ short, sections }: Paper) =>
  createHash('sha256')
    .update(JSON.stringify([short, sections]))
    .digest('hex')
    .slice(0, 12);

test('a paper whose text changes has a new version', () => {
  expect(Object.fromEntries(PAPERS.map((paper) => [`${paper.title} ${paper.version}`, hashOf(paper)]))).toEqual({
    'Terms 2026-11-28': '3172ad679720',
    'Privacy 2026-11-28': 'ec3e5a495fe3',
    'Accessibility 2026-11-28': '7bc01dba23ae',
    'Security 2026-11-28': '8a86a19548a2',
  });
});

test.each(PAPERS)('the parts of $title have headings of their own', ({ sections }) => {
  const headings = sections.map(({ heading }) => heading);
  expect(new Set(headings).size).toBe(headings.length);
  for (const { paragraphs, points = [], table } of sections)
    expect(paragraphs.length + points.length || table).toBeTruthy();
});
