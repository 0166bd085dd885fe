import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { space } from '../theme/tokens';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { Cluster } from '../ui/Cluster';
import { Heading } from '../ui/Heading';
import { Money } from '../ui/Money';
import { patient } from '../ui/patient';
import { Text } from '../ui/Text';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import type { ProductCard_productFragment } from './ProductCard.generated';
import { ProductFacts } from './ProductFacts';
import { productPrice } from './productPrice';

const ProductDialog = lazy(patient(() => import('./ProductDialog')));

const Root = styled(Card)`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: ${space(1)};
`;

interface ProductCardProps {
  product: ProductCard_productFragment;
  onDelete: (product: ProductCard_productFragment) => void;
}

/** A product as its ranch sees it, with the ways to change it. */
export function ProductCard({ product, onDelete }: ProductCardProps) {
  return (
    <Root forwardedAs="li">
      <Cluster justify="between" align="start">
        <Heading level={3}>{product.name}</Heading>
        {!product.available && <Badge tone="warning">Not available</Badge>}
      </Cluster>
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

function ProductActions({ product, onDelete }: ProductCardProps) {
  const [isEditing, setEditing] = useState<boolean>();
  const which = <VisuallyHidden> {product.name}</VisuallyHidden>;
  return (
    <Cluster>
      <Button size="small" onClick={() => setEditing(true)}>
        Edit{which}
      </Button>
      <Button size="small" variant="danger" onClick={() => onDelete(product)}>
        Delete{which}
      </Button>
      <Suspense>
        {isEditing !== undefined && <ProductDialog product={product} open={isEditing} onOpenChange={setEditing} />}
      </Suspense>
    </Cluster>
  );
}
