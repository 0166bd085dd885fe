import { useState } from 'react';
import styled from 'styled-components';
import { formatCents } from '../../../rules/money/money';
import { productChoices } from '../../../rules/products/productChoices';
import { ProductPicture } from '../../parts/products/ProductPicture';
import type { WholeProduct_productFragment } from '../../parts/products/WholeProduct.generated';
import { hairline, size, space } from '../../theme/tokens';
import { Button } from '../../ui/button/Button';
import { Cluster } from '../../ui/layout/arrange';
import { Card } from '../../ui/layout/Card';

import { lazyDialog } from '../../ui/overlay/lazyDialog';
import { Badge } from '../../ui/text/Badge';
import { Money } from '../../ui/text/Money';
import { Heading, Text, VisuallyHidden } from '../../ui/text/Text';
import { kindOf } from './productKind';

const ProductDialog = lazyDialog(() => import('./ProductDialog'));

const Root = styled(Card)`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: ${space(1)};
`;

const Title = styled.div`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: ${space(1.5)};
  align-items: center;
`;

const Variants = styled.ul`
  margin-top: ${space(1)};
  font-size: ${size[15]};
`;

const Variant = styled.li`
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
  padding-block: ${space(0.5)};
  border-top: ${hairline};
`;

interface ProductCardProps {
  product: WholeProduct_productFragment;
  onDelete: (product: WholeProduct_productFragment) => void;
}

export function ProductCard({ product, onDelete }: ProductCardProps) {
  return (
    <Root forwardedAs="li">
      <Title>
        <ProductPicture url={product.imageUrl} product={{ ...product, kind: kindOf(product) }} size={72} />
        <Cluster justify="between" align="start">
          <Heading level={3}>{product.name}</Heading>
          {!product.available && <Badge tone="warning">Not available</Badge>}
        </Cluster>
      </Title>
      <Money size="large">{productPrice(product)}</Money>
      <div>
        <Text tone="soft" size={15}>
          {product.description}
        </Text>
        <ProductFacts product={product} />
      </div>
      <ProductActions product={product} onDelete={onDelete} />
    </Root>
  );
}

/** Returns a price such as '$12.00', or '$24.50 / lb' for a cut. */
function productPrice(product: WholeProduct_productFragment): string {
  if (product.__typename === 'SelectCut') return `${formatCents(product.pricePerPound)} / lb`;
  return formatCents(product.price);
}

/** Shows the facts that only some kinds of products have: variants, contents, weight. */
function ProductFacts({ product }: { product: WholeProduct_productFragment }) {
  if (product.__typename === 'SelectCut') return null;
  if (product.__typename === 'BeefBox') {
    const facts = [product.weight && `${product.weight} lb`, ...product.contents].filter(Boolean);
    return <Text size={15}>{facts.join(' · ')}</Text>;
  }
  if (product.variants.length === 0) return product.weight && <Text size={15}>{`${product.weight} lb`}</Text>;
  return (
    <Variants aria-label={`Variants of ${product.name}`}>
      {productChoices(product).map(({ key, label, price }) => (
        <Variant key={key}>
          <span>{label}</span>
          <Money>{formatCents(price)}</Money>
        </Variant>
      ))}
    </Variants>
  );
}

function ProductActions({ product, onDelete }: ProductCardProps) {
  const [isEditing, setEditing] = useState(false);
  const hiddenName = <VisuallyHidden> {product.name}</VisuallyHidden>;
  return (
    <Cluster>
      <Button size="small" onClick={() => setEditing(true)}>
        Edit{hiddenName}
      </Button>
      <Button size="small" variant="danger" onClick={() => onDelete(product)}>
        Delete{hiddenName}
      </Button>
      <ProductDialog product={product} open={isEditing} onOpenChange={setEditing} />
    </Cluster>
  );
}
