import { type ReactNode, useState } from 'react';
import { formatCents } from '../../../rules/money/money';
import { COW_SHARES } from '../../../rules/products/cowShares';
import { type ProductChoice, productChoices } from '../../../rules/products/productChoices';
import type { NewItem } from '../../cart/cart';
import { ITEM_TYPES, priceOf, productItem } from '../../cart/cartItems';
import { offeredItem } from '../../cart/offeredItem';
import type {
  WholeProduct_product_CustomProduct_Fragment,
  WholeProduct_productFragment,
} from '../../parts/products/WholeProduct.generated';
import { poundsOf, rangeText, type ShareOffer, shareOffers } from '../../parts/ranches/shareOffers';
import { Select } from '../../ui/input/Select';
import { Stack } from '../../ui/layout/arrange';
import { FoldedList } from '../../ui/layout/Fold';
import { Badge } from '../../ui/text/Badge';
import { Heading, Text } from '../../ui/text/Text';
import { AddToCart } from './AddToCart';
import type { OfferList_rancherFragment } from './OfferList.generated';
import { OfferRow } from './OfferRow';

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

interface ProductOfferProps {
  product: WholeProduct_productFragment;
  onAdd: (item: NewItem) => void;
}

function ProductOffer({ product, onAdd }: ProductOfferProps) {
  if (product.__typename === 'CustomProduct') {
    const [regular, ...variants] = productChoices(product);
    if (regular) return <VariantOffer product={product} choices={[regular, ...variants]} onAdd={onAdd} />;
  }
  const isCut = product.__typename === 'SelectCut';
  const action = <AddToCart item={productItem(product)} onAdd={onAdd} {...(isCut && { unit: 'lb' })} />;
  return (
    <OfferRow
      name={product.name}
      price={formatCents(priceOf(product))}
      {...(isCut && { per: '/lb' })}
      imageUrl={product.imageUrl}
      kind={ITEM_TYPES[product.__typename]}
      {...(isCut && { cut: product.cut })}
      action={product.available ? action : <Badge>Not available now</Badge>}
    >
      {product.description && <p>{product.description}</p>}
      {product.__typename === 'BeefBox' && <BoxContents {...product} />}
    </OfferRow>
  );
}

function BoxContents({ weight, contents }: { weight: number | null; contents: string[] }) {
  return (
    <>
      {weight !== null && <p>{`About ${weight} lb`}</p>}
      {contents.length > 0 && <p>{`Includes: ${contents.join(', ')}`}</p>}
    </>
  );
}

type Choice = ProductChoice<WholeProduct_product_CustomProduct_Fragment['variants'][number]>;

interface VariantOfferProps {
  product: WholeProduct_product_CustomProduct_Fragment;
  choices: readonly [Choice, ...Choice[]];
  onAdd: (item: NewItem) => void;
}

/** Shows a product with several sizes or packages, and the price of the chosen size or package. */
function VariantOffer({ product, choices, onAdd }: VariantOfferProps) {
  const { name, description, imageUrl, available } = product;
  const [chosenKey, setChosenKey] = useState('');
  const chosen = choices.find(({ key }) => key === chosenKey) ?? choices[0];
  const options = choices.map(({ key, label }) => ({ value: key, label }));
  const action = (
    <>
      <Select label={`Size of ${name}`} hideLabel value={chosen.key} onChange={setChosenKey} options={options} />
      <AddToCart item={productItem(product, chosen.variant)} onAdd={onAdd} />
    </>
  );
  return (
    <OfferRow
      name={name}
      price={formatCents(chosen.price)}
      imageUrl={imageUrl}
      kind="OTHER"
      action={available ? action : <Badge>Not available now</Badge>}
    >
      {description && <p>{description}</p>}
    </OfferRow>
  );
}
