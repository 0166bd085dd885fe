import { Section } from '../../ui/Section';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { OfferGroup } from './OfferGroup';
import { ProductOffer } from './ProductOffer';
import type { ProductOffer_productFragment } from './ProductOffer.generated';
import type { ProductsSection_rancherFragment } from './ProductsSection.generated';
import { priceRows } from './priceRows';
import { ShareOffer } from './ShareOffer';

const KINDS: { kind: ProductOffer_productFragment['__typename']; title: string }[] = [
  { kind: 'BeefBox', title: 'Beef boxes' },
  { kind: 'SelectCut', title: 'Select cuts by the pound' },
  { kind: 'CustomProduct', title: 'More from the ranch' },
];

/** All that the ranch sells, to be put in the cart. */
export function ProductsSection({ rancher }: { rancher: ProductsSection_rancherFragment }) {
  const rows = priceRows(rancher);
  const empty = rows.length === 0 && rancher.products.length === 0;
  return (
    <Section id="products" title="Products">
      {empty && <Text tone="soft">Nothing is listed yet. Ask the rancher what there is.</Text>}
      <Stack gap={4}>
        <OfferGroup title="Quarter, half and whole">
          {rows.map((row) => (
            <ShareOffer key={row.share.share} ranch={rancher} row={row} cents={rancher[row.share.priceField]} />
          ))}
        </OfferGroup>
        {KINDS.map(({ kind, title }) => (
          <OfferGroup key={kind} title={title}>
            {rancher.products
              .filter((product) => product.__typename === kind)
              .map((product) => (
                <ProductOffer key={product.id} ranch={rancher} product={product} />
              ))}
          </OfferGroup>
        ))}
      </Stack>
    </Section>
  );
}
