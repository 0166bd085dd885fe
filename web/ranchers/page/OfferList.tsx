import type { NewItem } from '../../cart/cart';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { OfferGroup } from './OfferGroup';
import type { OfferList_rancherFragment } from './OfferList.generated';
import { ProductOffer } from './ProductOffer';
import type { ProductOffer_productFragment } from './ProductOffer.generated';
import { priceRows } from './priceRows';
import { ShareOffer } from './ShareOffer';

const KINDS: { kind: ProductOffer_productFragment['__typename']; title: string }[] = [
  { kind: 'BeefBox', title: 'Beef boxes' },
  { kind: 'SelectCut', title: 'Select cuts by the pound' },
  { kind: 'CustomProduct', title: 'More from the ranch' },
];

interface OfferListProps {
  rancher: OfferList_rancherFragment;
  onAdd: (item: NewItem) => void;
}

/** All that a ranch sells, kind by kind. */
export function OfferList({ rancher, onAdd }: OfferListProps) {
  const rows = priceRows(rancher);
  const isEmpty = rows.length === 0 && rancher.products.length === 0;
  if (isEmpty) return <Text tone="soft">Nothing is listed yet. Ask the rancher what there is.</Text>;
  return (
    <Stack gap={4}>
      <OfferGroup title="Quarter, half and whole">
        {rows.map((row) => (
          <ShareOffer key={row.share.share} row={row} cents={rancher[row.share.priceField]} onAdd={onAdd} />
        ))}
      </OfferGroup>
      {KINDS.map(({ kind, title }) => (
        <OfferGroup key={kind} title={title}>
          {rancher.products
            .filter((product) => product.__typename === kind)
            .map((product) => (
              <ProductOffer key={product.id} product={product} onAdd={onAdd} />
            ))}
        </OfferGroup>
      ))}
    </Stack>
  );
}
