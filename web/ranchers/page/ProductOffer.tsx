import { formatCents } from '../../../rules/money';
import type { NewItem } from '../../cart/cart';
import { Badge } from '../../ui/Badge';
import { AddToCart } from './AddToCart';
import { priceOf, productItem } from './cartItems';
import { OfferRow } from './OfferRow';
import type { ProductOffer_productFragment } from './ProductOffer.generated';
import { VariantOffer } from './VariantOffer';

interface ProductOfferProps {
  product: ProductOffer_productFragment;
  onAdd: (item: NewItem) => void;
}

/** A box, a cut or a product of the ranch's own making. */
export function ProductOffer({ product, onAdd }: ProductOfferProps) {
  if (product.__typename === 'CustomProduct' && product.variants.length > 0) {
    return <VariantOffer product={product} onAdd={onAdd} />;
  }
  const isCut = product.__typename === 'SelectCut';
  const action = <AddToCart item={productItem(product)} onAdd={onAdd} {...(isCut && { unit: 'lb' })} />;
  return (
    <OfferRow
      name={product.name}
      price={formatCents(priceOf(product))}
      {...(isCut && { per: 'a pound' })}
      imageUrl={product.imageUrl}
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
      {contents.length > 0 && <p>{`In it: ${contents.join(', ')}`}</p>}
    </>
  );
}
