import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from './Picture';

const picture = (src: string | null) => (
  <Picture src={src} srcSet="/ranch-2x.webp 2x" alt="The ranch" width={600} height={400} fallback="/default.webp" />
);

const shown = () => screen.getByRole<HTMLImageElement>('img');

test('shows the fallback if there is no picture', () => {
  render(picture(null));
  expect(shown().getAttribute('src')).toBe('/default.webp');
  expect(shown().getAttribute('srcset')).toBeNull();
});

test('shows the fallback if a picture fails to load, but tries another picture', () => {
  const { rerender } = render(picture('/gone.webp'));
  fireEvent.error(shown());
  expect(shown().getAttribute('src')).toBe('/default.webp');

  rerender(picture('/new.webp'));
  expect(shown().getAttribute('src')).toBe('/new.webp');
});
