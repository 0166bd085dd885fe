import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProductPicture } from './ProductPicture';

const renderedImage = (url: string | null) => {
  const { container } = render(<ProductPicture url={url} product={{ name: 'Beef Jerky', kind: 'CUSTOM' }} size={88} />);
  return container.querySelector('img')!;
};

test('a product without a picture shows the drawing of its kind', () => {
  expect(renderedImage(null).getAttribute('src')).toBe('/pictures/product-jerky-480.avif');
});

test('a product whose picture fails to load shows the drawing of its kind', () => {
  const picture = renderedImage('https://pictures.example/jerky.jpg');
  expect(picture.getAttribute('src')).toBe('/api/image-proxy?url=https%3A%2F%2Fpictures.example%2Fjerky.jpg');
  fireEvent.error(picture);
  expect(picture.getAttribute('src')).toBe('/pictures/product-jerky-480.avif');
});
