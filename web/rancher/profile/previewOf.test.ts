import { expect, test } from 'vitest';
import { fromListing } from '../../../rules/ranches/rancherListing';
import { type PreviewedRanch, previewOf } from './previewOf';
import { ranch } from './testing/editorVisit';

const saved = {
  ...ranch,
  galleryImages: ['/pictures/b.avif'],
  products: [
    { ...ranch.otherProductsList[0], __typename: 'CustomProduct' },
    { __typename: 'BeefBox', id: '5', name: 'Family box' },
  ],
} as unknown as PreviewedRanch;
const listing = fromListing(ranch as Parameters<typeof fromListing>[0]);
const [jerky] = listing.otherProductsList;

test('typed values replace the saved ones, in cents and with the resulting badges', () => {
  const shown = previewOf(saved, { ...listing, halfCowPrice: '1900', feedingMethod: 'Grain Fed', description: '' });
  expect(shown).toMatchObject({ halfCowPrice: 190_000, isGrassFed: false, isGrainFinished: true, description: '' });
  expect(shown).toMatchObject({ imageUrl: '/pictures/a.avif', galleryImages: ['/pictures/b.avif'] });
});

test('the preview has products that are not saved yet, and the saved boxes and cuts', () => {
  const added = { ...jerky!, id: undefined, name: 'Tallow', price: '7.50' };
  const { products } = previewOf(saved, { ...listing, otherProductsList: [jerky!, added] });
  expect(products).toMatchObject([
    { __typename: 'CustomProduct', id: '4', price: 1_200, variants: [{ id: '8', price: 900 }] },
    { __typename: 'CustomProduct', id: 'new-1', name: 'Tallow', price: 750 },
    { __typename: 'BeefBox', name: 'Family box' },
  ]);
});

test('an incomplete amount does not break the preview', () => {
  expect(previewOf(saved, { ...listing, localDeliveryRange: 'far', halfCowPrice: '-' }).halfCowPrice).toBe(0);
});
