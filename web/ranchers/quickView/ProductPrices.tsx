import styled from 'styled-components';
import { hairline, tabular } from '../../theme/mixins';
import { color, size, space } from '../../theme/tokens';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import type { ProductPrices_productFragment } from './ProductPrices.generated';
import { productPriceText } from './productPriceText';

const Row = styled.li`
  ${tabular}
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
  padding-block: ${space(1)};
  border-bottom: ${hairline};
`;

const Price = styled.span`
  color: ${color.soft};
  font-size: ${size[15]};
  white-space: nowrap;
`;

/** What there is besides shares, and what it costs. */
export function ProductPrices({ products }: { products: readonly ProductPrices_productFragment[] }) {
  if (products.length === 0) return null;
  return (
    <Stack gap={1}>
      <Heading level={3} size={17}>
        Products
      </Heading>
      <ul>
        {products.map((product) => (
          <Row key={product.id}>
            {product.name}
            <Price>{product.available ? productPriceText(product) : 'Not available now'}</Price>
          </Row>
        ))}
      </ul>
    </Stack>
  );
}
