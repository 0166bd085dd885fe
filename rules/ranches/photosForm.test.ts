import { describe, expect, it } from 'vitest';
import { accepted, formErrors } from '../testing/formErrors';
import { photosForm, photoUrlForm } from './photosForm';

const onTheWeb = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ url: `https://x.test/${index}.jpg` }));

describe('photosForm', () => {
  it('accepts up to twelve photos, with or without descriptions', async () => {
    expect(await accepted(photosForm, { photos: [] })).toEqual({ photos: [] });
    expect(await formErrors(photosForm, { photos: onTheWeb(12) })).toEqual({});
    const photos = [
      { url: ' /photos/a.webp ', alt: ' A\nherd ' },
      { url: 'https://x.test/a.jpg', alt: null },
    ];
    expect(await accepted(photosForm, { photos })).toEqual({
      photos: [
        { url: '/photos/a.webp', alt: 'A herd' },
        { url: 'https://x.test/a.jpg', alt: '' },
      ],
    });
  });

  it.each([
    [onTheWeb(13), { photos: 'At most 12 entries' }],
    [[...onTheWeb(2), ...onTheWeb(1)], { 'photos[2].url': 'This photo is already on the list' }],
    [[{ url: '' }], { 'photos[0].url': 'Image URL is required' }],
    [[{ url: 'javascript:alert(1)' }], { 'photos[0].url': 'Please enter a valid URL' }],
    [[{ url: '/a.webp', alt: 'x'.repeat(201) }], { 'photos[0].alt': 'At most 200 characters (this has 201)' }],
  ])('refuses %j', async (photos, errors) => expect(await formErrors(photosForm, { photos })).toEqual(errors));
});

it('the URL of a photo from another site must be absolute', async () => {
  expect(await formErrors(photoUrlForm, { url: 'https://x.test/a.jpg' })).toEqual({});
  expect(await formErrors(photoUrlForm, { url: '/photos/a.webp' })).toEqual({ url: 'Please enter a valid URL' });
});
