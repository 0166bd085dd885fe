import { Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { formatCents, lineTotal } from '../../rules/money';
import { DEFAULT_RANCH_PICTURE, pictureSources } from '../../rules/pictures';
import { hairline } from '../theme/mixins';
import { color, size, space } from '../theme/tokens';
import { IconButton } from '../ui/IconButton';
import { Money } from '../ui/Money';
import { Picture } from '../ui/Picture';
import { QuantityStepper } from '../ui/QuantityStepper';
import { type CartItem, fullName } from './cart';

interface CartLineProps {
  item: CartItem;
  /** 0 takes it out. */
  onChange: (quantity: number) => void;
  onRemove: () => void;
}

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

export function CartLine({ item, onChange, onRemove }: CartLineProps) {
  const { name, variantName, type, price, quantity, imageUrl } = item;
  const label = fullName(item);
  const isByPound = type === 'SELECT_CUT';
  return (
    <Root>
      <Picture
        {...pictureSources(imageUrl)}
        fallback={DEFAULT_RANCH_PICTURE}
        alt=""
        width={72}
        height={72}
        ratio="1/1"
        rounded
      />
      <div>
        <Row>
          <Name>{name}</Name>
          <Money>{formatCents(lineTotal(price, quantity))}</Money>
        </Row>
        <Detail>
          {variantName && `${variantName} · `}
          {formatCents(price)} {isByPound ? 'a pound' : 'each'}
        </Detail>
        <Row>
          <QuantityStepper
            label={label}
            value={quantity}
            onChange={onChange}
            min={0}
            unit={isByPound ? 'lb' : undefined}
          />
          <IconButton icon={Trash2} label={`Remove ${label}`} size="small" onClick={onRemove} />
        </Row>
      </div>
    </Root>
  );
}
