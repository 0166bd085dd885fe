import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { surviveTranslation } from './surviveTranslation';

const { removeChild, insertBefore } = Node.prototype;

beforeAll(() => {
  surviveTranslation(document.body);
  return () => Object.assign(Node.prototype, { removeChild, insertBefore });
});
afterEach(cleanup);

function Cart({ count, note }: { count: number; note?: string | undefined }) {
  return (
    <p>
      You have {count} {count === 1 ? 'share' : 'shares'}, {note}
      {note && <b>new</b>} thank you
    </p>
  );
}

/** The ways in which browsers put a translation in the place of a text. */
const WAYS: Record<string, (text: Text, translation: Element) => void> = {
  'replaced by its translation': (text, translation) => text.replaceWith(translation),
  'removed beside its translation': (text, translation) => {
    text.before(translation);
    text.remove();
  },
  'wrapped in its translation': (text, translation) => {
    text.before(translation);
    translation.replaceChildren(text);
  },
};

async function translate(root: Node, way: (text: Text, translation: Element) => void) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const translation = document.createElement('font');
    translation.textContent = text.data;
    way(text, translation);
  }
  await act(async () => {});
}

test.each(Object.entries(WAYS))('texts that change are shown although each was %s', async (_, way) => {
  const { container, rerender } = render(<Cart count={1} />);
  const show = async (cart: { count: number; note?: string }) => {
    await translate(container, way);
    await act(async () => rerender(<Cart {...cart} />));
    await act(async () => {});
    return container.textContent;
  };
  expect(await show({ count: 2 })).toBe('You have 2 shares,  thank you');
  expect(await show({ count: 3, note: 'with ribs' })).toBe('You have 3 shares, with ribsnew thank you');
  expect(await show({ count: 4, note: 'with tongue' })).toBe('You have 4 shares, with tonguenew thank you');
  expect(await show({ count: 1 })).toBe('You have 1 share,  thank you');
});
