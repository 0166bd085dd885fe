import styled from 'styled-components';
import type { Reservable } from '../../cart/reservedShare';
import { space } from '../../theme/tokens';
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
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

const Share = styled.span`
  text-transform: capitalize;
`;

/** Shows a button for each share that can be reserved. */
export function ReserveButtons({ shares, verb, of, onReserve }: ReserveButtonsProps) {
  if (shares.length === 0) return null;
  return (
    <Shares aria-label={`${verb} ${of}`}>
      {shares.map(({ itemType, shareName, item }) => (
        <li key={itemType}>
          <Button size="small" onClick={() => onReserve(item)}>
            <VisuallyHidden>{verb} a </VisuallyHidden>
            <Share>{shareName}</Share>
            <VisuallyHidden> of {of}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </Shares>
  );
}
