import { skipToken, useQuery } from '@apollo/client/react';
import styled from 'styled-components';
import { INSPECTION_MEANING } from '../../rules/herd/inspection';
import { depositText, type Offer, processorText, rangeText } from '../parts/ranches/shareOffers';
import { color, size } from '../theme/tokens';
import { AnimalOffersDocument } from './AnimalOffers.generated';
import type { CartItem } from './cart';
import type { SharesOnSale_rancherFragment } from './onSale.generated';

const Root = styled.div`
  grid-column: 1 / -1;
  color: ${color.soft};
  font-size: ${size[15]};
`;

interface OfferTermsProps {
  ranch: SharesOnSale_rancherFragment;
  item: CartItem;
}

/** Says what a share's price depends on, its deposit, and that a custom-exempt share is bought alive. */
export function OfferTerms({ ranch, item }: OfferTermsProps) {
  const offer = useOffer(ranch, item);
  if (!offer) return null;
  const deposit = offer.availability === 'LINE' ? 'Nothing to pay while you wait' : depositText(offer);
  return (
    <Root>
      <p>{[rangeText(offer), processorText(offer), deposit].filter(Boolean).join(' · ')}</p>
      {offer.inspection === 'CUSTOM_EXEMPT' && <p>Custom-exempt: {INSPECTION_MEANING.CUSTOM_EXEMPT}</p>}
    </Root>
  );
}

/** Returns the offer of an item's own animal. Undefined without one, and until it has loaded. */
function useOffer(ranch: SharesOnSale_rancherFragment, { type, animal }: CartItem): Offer | undefined {
  const soonest = ranch.offers.find(({ share }) => share === type);
  const isSoonest = !animal || animal.id === (soonest?.animal?.animalId ?? null);
  const { data } = useQuery(
    AnimalOffersDocument,
    animal?.id && !isSoonest ? { variables: { id: ranch.id, animalId: animal.id } } : skipToken,
  );
  const offer = isSoonest ? soonest : data?.rancher?.ofAnimal.find(({ share }) => share === type);
  return offer?.availability === 'LIST' ? undefined : offer;
}
