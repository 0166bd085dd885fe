import { expect, it } from 'vitest';
import { AGREEMENT_SECTIONS, AGREEMENT_SUMMARY } from './agreement';

const summary = AGREEMENT_SUMMARY.join('\n');
const text = AGREEMENT_SECTIONS.flatMap(({ paragraphs }) => paragraphs).join('\n');

it.each(['10 percent', 'due monthly or within 30 days of fulfillment', 'Either party may end', "30 days' notice"])(
  'says %s in the summary and in the text',
  (term) => {
    expect(summary).toContain(term);
    expect(text).toContain(term);
  },
);
