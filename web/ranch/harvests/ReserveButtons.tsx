import styled from 'styled-components';
import type { AnimalShare } from '../../cart/animalShares';
import { Button } from '../../ui/button/Button';
import { Cluster } from '../../ui/layout/arrange';

import { VisuallyHidden } from '../../ui/text/Text';

interface ReserveButtonsProps {
  shares: AnimalShare[];
  /** Such as 'Reserve'. */
  verb: string;
  /** Such as 'animal 41'. */
  of: string;
  onReserve: (share: AnimalShare) => void;
}

const Share = styled.span`
  text-transform: capitalize;
`;

export function ReserveButtons({ shares, verb, of, onReserve }: ReserveButtonsProps) {
  if (shares.length === 0) return null;
  return (
    <Cluster as="ul" aria-label={`${verb} ${of}`}>
      {shares.map((each) => (
        <li key={each.share.share}>
          <Button size="small" onClick={() => onReserve(each)}>
            <VisuallyHidden>{verb} a </VisuallyHidden>
            <Share>{each.share.share.toLowerCase()}</Share>
            <VisuallyHidden> of {of}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </Cluster>
  );
}
