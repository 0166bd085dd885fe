import { useState } from 'react';
import styled from 'styled-components';
import type { NewItem } from '../../cart/cart';
import { media, space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { QuantityStepper } from '../../ui/QuantityStepper';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { type SellingRanch, useAddToCart } from './useAddToCart';

interface AddToCartProps {
  ranch: SellingRanch;
  item: NewItem;
  /** What is counted where it is not pieces: 'lb'. */
  unit?: string;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};

  ${media.phone} {
    & > button {
      flex: 1 1 auto;
    }
  }
`;

/** How many, and into the cart. */
export function AddToCart({ ranch, item, unit }: AddToCartProps) {
  const [quantity, setQuantity] = useState(1);
  const addToCart = useAddToCart(ranch);
  const add = () => {
    addToCart({ ...item, quantity });
    setQuantity(1);
  };
  return (
    <Row>
      <QuantityStepper label={item.name} value={quantity} onChange={setQuantity} {...(unit && { unit })} />
      <Button onClick={add}>
        Add to cart<VisuallyHidden>: {[item.name, item.variantName].filter(Boolean).join(', ')}</VisuallyHidden>
      </Button>
    </Row>
  );
}
