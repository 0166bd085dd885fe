import styled from 'styled-components';
import { INSPECTION_MEANING } from '../../rules/herd/inspection';
import { depositText, type Offer, processorText, rangeText } from '../parts/ranches/shareOffers';
import { color, size } from '../theme/tokens';

const Root = styled.div`
  grid-column: 1 / -1;
  color: ${color.soft};
  font-size: ${size[15]};
`;

/** Says what a share's price depends on, its deposit, and that a custom-exempt share is bought alive. */
export function OfferTerms({ offer }: { offer: Offer }) {
  const deposit = offer.availability === 'LINE' ? 'Nothing to pay while you wait' : depositText(offer);
  return (
    <Root>
      <p>{[rangeText(offer), processorText(offer), deposit].filter(Boolean).join(' · ')}</p>
      {offer.inspection === 'CUSTOM_EXEMPT' && <p>Custom-exempt: {INSPECTION_MEANING.CUSTOM_EXEMPT}</p>}
    </Root>
  );
}
