import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatCents, lineTotal } from '../../rules/money/money';
import { ProductPicture } from '../parts/products/ProductPicture';
import { color, hairline, size, space } from '../theme/tokens';
import { IconButton } from '../ui/button/IconButton';
import { QuantityStepper } from '../ui/input/QuantityStepper';
import { Money } from '../ui/text/Money';
import { type CartGroup, type CartItem, fullName, maxQuantityOf } from './cart';
import { SaleState } from './onSale';
import type { OnSale_rancherFragment } from './onSale.generated';
import { orderable } from './soldOut';
import { useCart } from './useCart';

const Root = styled.li<{ $isShort: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isShort }) => ($isShort ? '' : '72px')} minmax(0, 1fr);
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

/** Grays out what can't be ordered. */
const Faded = styled.div<{ $isOut: boolean }>`
  ${({ $isOut }) => $isOut && `color: ${color.soft}; text-decoration: line-through;`}
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
  /** The ranch with its current offers. Null until it has loaded. */
  ranch: OnSale_rancherFragment | null;
  onRemove: (item: CartItem) => void;
  isShort?: boolean;
}

/** Lists one ranch's items with their quantities. Pressing minus at a quantity of one removes the item. */
export function CartLines({ group, ranch, onRemove, isShort = false }: CartLinesProps) {
  const { setQuantity } = useCart();
  const toOrder = orderable(ranch, group.items);
  const change = (item: CartItem, quantity: number) =>
    quantity > 0 ? setQuantity(group.rancherId, item.id, quantity) : onRemove(item);
  return (
    <ul aria-label={`Items from ${group.ranchName}`}>
      {group.items.map((item) => (
        <CartLine
          key={item.id}
          item={item}
          isShort={isShort}
          isOut={!toOrder.includes(item)}
          onChange={(quantity) => change(item, quantity)}
          onRemove={() => onRemove(item)}
        >
          {ranch && <SaleState ranch={ranch} group={group} item={item} />}
        </CartLine>
      ))}
    </ul>
  );
}

interface CartLineProps {
  item: CartItem;
  isShort: boolean;
  /** Whether it can't be ordered. */
  isOut: boolean;
  /** Receives the new quantity. 0 removes the item. */
  onChange: (quantity: number) => void;
  onRemove: () => void;
  children: ReactNode;
}

function CartLine({ item, isShort, isOut, onChange, onRemove, children }: CartLineProps) {
  const { name, variantName, animal, type, price, quantity, imageUrl } = item;
  const label = fullName(item);
  const isByPound = type === 'SELECT_CUT';
  return (
    <Root $isShort={isShort}>
      {!isShort && <ProductPicture url={imageUrl} product={{ name, kind: type }} size={72} />}
      <div>
        <Faded $isOut={isOut}>
          <Row>
            <Name>{name}</Name>
            <Money>{formatCents(lineTotal(price, quantity))}</Money>
          </Row>
          {animal && <Detail>From {animal.name}</Detail>}
          {(variantName || isByPound || quantity > 1) && (
            <Detail>
              {variantName && `${variantName} · `}
              {formatCents(price)}
              {isByPound ? '/lb' : ' each'}
            </Detail>
          )}
        </Faded>
        {children}
        <Row>
          <QuantityStepper
            label={label}
            value={quantity}
            onChange={onChange}
            min={0}
            max={maxQuantityOf(item)}
            unit={isByPound ? 'lb' : undefined}
          />
          <IconButton icon={Trash2} label={`Remove ${label}`} size="small" onClick={onRemove} />
        </Row>
      </div>
    </Root>
  );
}
