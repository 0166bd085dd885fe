import type { ReactNode } from 'react';
import { formatCents } from '../../../rules/money/money';
import { COW_SHARES } from '../../../rules/products/cowShares';
import type { NewItem } from '../../cart/cart';
import { offeredItem } from '../../cart/offeredItem';
import type { WholeProduct_productFragment } from '../../parts/products/WholeProduct.generated';
import { poundsOf, rangeText, type ShareOffer, shareOffers } from '../../parts/ranches/shareOffers';
import { Stack } from '../../ui/layout/arrange';
import { FoldedList } from '../../ui/layout/Fold';
import { Badge } from '../../ui/text/Badge';
import { Heading, Text } from '../../ui/text/Text';
import { AddToCart } from './AddToCart';
import type { OfferList_rancherFragment } from './OfferList.generated';
import { OfferRow } from './OfferRow';
import { ProductOffer } from './ProductOffer';

const KINDS: { kind: WholeProduct_productFragment['__typename']; title: string }[] = [
  { kind: 'BeefBox', title: 'Beef boxes' },
  { kind: 'SelectCut', title: 'Select cuts by the pound' },
  { kind: 'CustomProduct', title: 'More from the ranch' },
];

/** How many products of a kind show before the rest is unfolded. */
const SHOWN = 2;

interface OfferListProps {
  rancher: OfferList_rancherFragment;
  onAdd: (item: NewItem) => void;
}

export function OfferList({ rancher, onAdd }: OfferListProps) {
  const rows = shareOffers(rancher);
  const isEmpty = rows.length === 0 && rancher.products.length === 0;
  if (isEmpty) return <Text tone="soft">Nothing is listed yet. Ask the rancher what they have.</Text>;
  return (
    <Stack gap={3}>
      <OfferGroup title="Quarter, half and whole" shown={COW_SHARES.length}>
        {rows.map((row) => (
          <ShareRow key={row.share.share} row={row} onAdd={onAdd} />
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

/** Shows the offers of one kind, or nothing if there are none. */
function OfferGroup({ title, shown = SHOWN, children }: { title: string; shown?: number; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <div>
      <Heading level={3}>{title}</Heading>
      <FoldedList shown={shown}>{children}</FoldedList>
    </div>
  );
}

function ShareRow({ row, onAdd }: { row: ShareOffer; onAdd: (item: NewItem) => void }) {
  const { share, price, offer } = row;
  const item = offeredItem(row);
  return (
    <OfferRow
      name={share.label}
      price={formatCents(price)}
      imageUrl={null}
      kind={share.itemType}
      action={item ? <AddToCart item={item} onAdd={onAdd} /> : <Badge>Sold out</Badge>}
    >
      <p>{[offer && rangeText(offer), `about ${poundsOf(row)}, cut and wrapped`].filter(Boolean).join(' · ')}</p>
    </OfferRow>
  );
}
