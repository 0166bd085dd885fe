import { useState } from 'react';
import styled from 'styled-components';
import { fullName, type NewItem } from '../../cart/cart';
import { media, space } from '../../theme/tokens';
import { Button } from '../../ui/button/Button';
import { QuantityStepper } from '../../ui/input/QuantityStepper';

import { VisuallyHidden } from '../../ui/text/Text';

interface AddToCartProps {
  item: NewItem;
  /** 'lb' if the quantity is in pounds. Undefined if it's in pieces. */
  unit?: string;
  onAdd: (item: NewItem) => void;
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

export function AddToCart({ item, unit, onAdd }: AddToCartProps) {
  const [quantity, setQuantity] = useState(1);
  const add = () => {
    onAdd({ ...item, quantity });
    setQuantity(1);
  };
  return (
    <Row>
      <QuantityStepper label={item.name} value={quantity} onChange={setQuantity} {...(unit && { unit })} />
      <Button onClick={add}>
        Add to Cart<VisuallyHidden> {fullName(item)}</VisuallyHidden>
      </Button>
    </Row>
  );
}
