import styled from 'styled-components';
import { formatCents } from '../../../rules/money/money';
import type { Reservable } from '../../cart/reservedShare';
import { tabular } from '../../theme/mixins';
import { color, media, size, space } from '../../theme/tokens';
import { Button } from '../../ui/button/Button';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';

interface ReserveButtonsProps {
  shares: Reservable[];
  /** Such as 'Reserve'. */
  verb: string;
  /** Such as 'animal 41'. */
  of: string;
  onReserve: (item: Reservable['item']) => void;
}

const Shares = styled.ul`
  display: grid;
  gap: ${space(1)};

  ${media.medium} {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
  }
`;

const Share = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(1)};
`;

const Price = styled.span`
  ${tabular}
  color: ${color.soft};
  font-size: ${size[15]};
`;

/** Shows a button and the price for each share that can be reserved. */
export function ReserveButtons({ shares, verb, of, onReserve }: ReserveButtonsProps) {
  return (
    <Shares>
      {shares.map(({ itemType, shareName, item }) => (
        <Share key={itemType}>
          <Button onClick={() => onReserve(item)}>
            {verb} a {shareName}
            <VisuallyHidden> of {of}</VisuallyHidden>
          </Button>
          <Price>{formatCents(item.price)}</Price>
        </Share>
      ))}
    </Shares>
  );
}
