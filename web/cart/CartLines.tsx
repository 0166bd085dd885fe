import { Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { formatCents, lineTotal } from '../../rules/money/money';
import { ProductPicture } from '../parts/products/ProductPicture';
import { hairline } from '../theme/mixins';
import { color, size, space } from '../theme/tokens';
import { IconButton } from '../ui/button/IconButton';
import { QuantityStepper } from '../ui/input/QuantityStepper';
import { Money } from '../ui/text/Money';
import { type CartGroup, type CartItem, fullName, mostOf } from './cart';
import { NotOnSale } from './onSale';
import { useCart } from './useCart';

const Root = styled.li`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: ${space(2)};
  padding-block: ${space(2)};
  border-bottom: ${hairline};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};

  &:last-child {
    margin-top: ${space(1)};
  }
`;

const Name = styled.p`
  font-weight: 600;
  line-height: 1.35;
`;

const Detail = styled.p`
  color: ${color.soft};
  font-size: ${size[15]};
`;

interface CartLinesProps {
  group: CartGroup;
  /** Whether the ranch still sells it. */
  isSold: (item: CartItem) => boolean;
  onRemove: (item: CartItem) => void;
}

/** The items of one ranch with their quantities. Minus at one removes the item. */
export function CartLines({ group, isSold, onRemove }: CartLinesProps) {
  const { setQuantity } = useCart();
  const change = (item: CartItem, quantity: number) =>
    quantity > 0 ? setQuantity(group.rancherId, item.id, quantity) : onRemove(item);
  return (
    <ul aria-label={`Items from ${group.ranchName}`}>
      {group.items.map((item) => (
        <CartLine
          key={item.id}
          item={item}
          isSold={isSold(item)}
          onChange={(quantity) => change(item, quantity)}
          onRemove={() => onRemove(item)}
        />
      ))}
    </ul>
  );
}

interface CartLineProps {
  item: CartItem;
  isSold: boolean;
  /** 0 removes the item. */
  onChange: (quantity: number) => void;
  onRemove: () => void;
}

function CartLine({ item, isSold, onChange, onRemove }: CartLineProps) {
  const { name, variantName, animal, type, price, quantity, imageUrl } = item;
  const label = fullName(item);
  const isByPound = type === 'SELECT_CUT';
  return (
    <Root>
      <ProductPicture url={imageUrl} product={{ name, kind: type }} size={72} />
      <div>
        <Row>
          <Name>{name}</Name>
          <Money>{formatCents(lineTotal(price, quantity))}</Money>
        </Row>
        {animal && <Detail>Of {animal.name}</Detail>}
        <Detail>
          {variantName && `${variantName} · `}
          {formatCents(price)} {isByPound ? 'per lb' : 'each'}
        </Detail>
        {!isSold && <NotOnSale />}
        <Row>
          <QuantityStepper
            label={label}
            value={quantity}
            onChange={onChange}
            min={0}
            max={mostOf(item)}
            unit={isByPound ? 'lb' : undefined}
          />
          <IconButton icon={Trash2} label={`Remove ${label}`} size="small" onClick={onRemove} />
        </Row>
      </div>
    </Root>
  );
}
