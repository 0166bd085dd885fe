import { useState } from 'react';
import { formatCents } from '../../../rules/money';
import type { NewItem } from '../../cart/cart';
import { Badge } from '../../ui/Badge';
import { Select } from '../../ui/Select';
import { AddToCart } from './AddToCart';
import { productItem, type Variant } from './cartItems';
import { OfferRow } from './OfferRow';
import type { ProductOffer_product_CustomProduct_Fragment } from './ProductOffer.generated';

interface VariantOfferProps {
  /** With one variant at least. */
  product: ProductOffer_product_CustomProduct_Fragment;
  onAdd: (item: NewItem) => void;
}

/** A product in several sizes or packings: the price is that of the one chosen. */
export function VariantOffer({ product, onAdd }: VariantOfferProps) {
  const { name, description, imageUrl, available, variants } = product;
  const [chosenId, setChosenId] = useState(variants[0]!.id);
  const variant = variants.find(({ id }) => id === chosenId) ?? variants[0]!;
  const options = variants.map((each) => ({ value: each.id, label: variantLabel(each) }));
  const action = (
    <>
      <Select label={`Size of ${name}`} hideLabel value={variant.id} onChange={setChosenId} options={options} />
      <AddToCart item={productItem(product, variant)} onAdd={onAdd} />
    </>
  );
  return (
    <OfferRow
      name={name}
      price={formatCents(variant.price)}
      imageUrl={imageUrl}
      action={available ? action : <Badge>Not available now</Badge>}
    >
      {description && <p>{description}</p>}
    </OfferRow>
  );
}

function variantLabel({ name, size, weight }: Variant): string {
  return [name, size, weight !== null && `${weight} lb`].filter(Boolean).join(', ');
}
