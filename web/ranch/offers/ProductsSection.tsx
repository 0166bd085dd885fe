import { Section } from '../../ui/layout/Section';
import { OfferList } from './OfferList';
import type { ProductsSection_rancherFragment } from './ProductsSection.generated';
import { useAddToCart } from './useAddToCart';

export function ProductsSection({ rancher }: { rancher: ProductsSection_rancherFragment }) {
  const addToCart = useAddToCart(rancher);
  return (
    <Section id="products" title="Products">
      <OfferList rancher={rancher} onAdd={addToCart} />
    </Section>
  );
}
