import { useState } from 'react';
import { formatCents } from '../../../rules/money/money';
import { type ProductChoice, productChoices } from '../../../rules/products/productChoices';
import type { NewItem } from '../../cart/cart';
import { ITEM_TYPES, priceOf, productItem } from '../../cart/cartItems';
import type {
  WholeProduct_product_CustomProduct_Fragment,
  WholeProduct_productFragment,
} from '../../parts/products/WholeProduct.generated';
import { Select } from '../../ui/input/Select';
import { Badge } from '../../ui/text/Badge';
import { AddToCart } from './AddToCart';
import { OfferRow } from './OfferRow';

interface ProductOfferProps {
  product: WholeProduct_productFragment;
  onAdd: (item: NewItem) => void;
}

export function ProductOffer({ product, onAdd }: ProductOfferProps) {
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
