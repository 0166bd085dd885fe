import { type RancherListingValues, rancherListingForm } from '../../../rules/ranches/rancherListing';
import type { RancherPageQuery } from '../../ranch/RancherPage.generated';

export type PreviewedRanch = NonNullable<RancherPageQuery['rancher']>;
/** Overlays the form's values on the saved ranch. Keeps saved pictures, boxes and cuts, which aren't in the form. */
export function previewOf(ranch: PreviewedRanch, values: RancherListingValues): PreviewedRanch {
  const { imageUrl, galleryImages, otherProductsList, ...typed } = rancherListingForm.cast(values, { assert: false });
  const customProducts = (otherProductsList ?? []).map((product, at) => ({
    ...product,
    price: product.price || 0,
    __typename: 'CustomProduct',
    id: product.id ?? `new-${at}`,
    variants: product.variants?.map((variant, place) => ({ ...variant, id: variant.id ?? `new-${place}` })) ?? [],
  }));
  const others = ranch.products.filter(({ __typename }) => __typename !== 'CustomProduct');
  // Text that is no amount yet counts as none.
  const amounts = Object.entries(typed).map(([name, value]) => [name, Number.isNaN(value) ? 0 : value]);
  return {
    ...ranch,
    ...(Object.fromEntries(amounts) as Partial<PreviewedRanch>),
    products: [...(customProducts as PreviewedRanch['products'][number][]), ...others],
  };
}
