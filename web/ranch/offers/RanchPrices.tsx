import styled from 'styled-components';
import { formatCents } from '../../../rules/money/money';
import { productChoices } from '../../../rules/products/productChoices';
import type { ProductPrice_productFragment } from '../../parts/products/ProductPrice.generated';
import { color, hairline, size, space, tabular } from '../../theme/tokens';
import { Stack } from '../../ui/layout/arrange';
import { Heading } from '../../ui/text/Text';
import { PriceTable } from './PriceTable';
import { PricingTerms } from './PricingTerms';
import type { RanchPrices_rancherFragment } from './RanchPrices.generated';

const Row = styled.li`
  ${tabular}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(0.5)} ${space(2)};
  padding-block: ${space(1)};
  border-bottom: ${hairline};
`;

const Choices = styled.ul`
  flex: 1 0 100%;
  color: ${color.soft};
  font-size: ${size[15]};
`;

const Choice = styled.li`
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
  padding: ${space(0.5)} 0 0 ${space(2)};
`;

const Price = styled.span`
  color: ${color.soft};
  font-size: ${size[15]};
  white-space: nowrap;
`;

/** Shows all prices of a ranch at a glance, without buttons to order. */
export function RanchPrices({ rancher }: { rancher: RanchPrices_rancherFragment }) {
  return (
    <Stack gap={3}>
      <PriceTable rancher={rancher} />
      <PricingTerms rancher={rancher} />
      {rancher.products.length > 0 && <ProductPrices products={rancher.products} />}
    </Stack>
  );
}

function ProductPrices({ products }: { products: readonly ProductPrice_productFragment[] }) {
  return (
    <Stack gap={1}>
      <Heading level={3} size={17}>
        Products
      </Heading>
      <ul>
        {products.map((product) => (
          <Product key={product.id} product={product} />
        ))}
      </ul>
    </Stack>
  );
}

function Product({ product }: { product: ProductPrice_productFragment }) {
  const choices = product.__typename === 'CustomProduct' && product.available ? productChoices(product) : [];
  return (
    <Row>
      {product.name}
      {choices.length === 0 && <Price>{product.available ? priceText(product) : 'Not available now'}</Price>}
      {choices.length > 0 && (
        <Choices aria-label={`Sizes of ${product.name}`}>
          {choices.map(({ key, label, price }) => (
            <Choice key={key}>
              {label} <Price>{formatCents(price)}</Price>
            </Choice>
          ))}
        </Choices>
      )}
    </Row>
  );
}

/** Returns a price such as '$12.00' or '$24.50/lb'. */
function priceText(product: ProductPrice_productFragment): string {
  if (product.__typename === 'SelectCut') return `${formatCents(product.pricePerPound)}/lb`;
  return formatCents(product.price);
}
