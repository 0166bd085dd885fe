import styled from 'styled-components';
import { formatCents } from '../../rules/money';
import { hairline } from '../theme/mixins';
import { size, space } from '../theme/tokens';
import { Money } from '../ui/Money';
import { Text } from '../ui/Text';
import type { ProductCard_productFragment } from './ProductCard.generated';

const Variants = styled.ul`
  margin-top: ${space(1)};
  font-size: ${size[15]};
`;

const Row = styled.li`
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
  padding-block: ${space(0.5)};
  border-top: ${hairline};
`;

/** What only products of its kind have: variants, contents, weight. */
export function ProductFacts({ product }: { product: ProductCard_productFragment }) {
  if (product.__typename === 'SelectCut') return null;
  if (product.__typename === 'BeefBox') {
    const facts = [product.weight && `${product.weight} lb`, ...product.contents].filter(Boolean);
    return <Text size={15}>{facts.join(' · ')}</Text>;
  }
  if (product.variants.length === 0) return null;
  return (
    <Variants aria-label={`Variants of ${product.name}`}>
      {product.variants.map(({ id, name, price, size: packing, weight }) => (
        <Row key={id}>
          <span>{[name, packing, weight && `${weight} lb`].filter(Boolean).join(' · ')}</span>
          <Money>{formatCents(price)}</Money>
        </Row>
      ))}
    </Variants>
  );
}
