import { skipToken, useQuery } from '@apollo/client/react';
import styled from 'styled-components';
import { LawLink, unlawfulFor } from '../parts/law/LawLink';
import { useKnownZip } from '../parts/places/knownZip';
import { color, size } from '../theme/tokens';
import type { CartItem } from './cart';
import { CartDeliveryDocument } from './LawWarning.generated';

const Warning = styled.div`
  grid-column: 1 / -1;
  color: ${color.danger};
  font-size: ${size[15]};
`;

/** Warns that the law forbids all delivery methods that would get an item to the family. */
export default function LawWarning({ rancherId, item }: { rancherId: string; item: CartItem }) {
  const zipCode = useKnownZip();
  const { data } = useQuery(CartDeliveryDocument, zipCode ? { variables: { rancherId, zipCode } } : skipToken);
  if (!data) return null;
  const { delivery } = data;
  const methods = delivery.options.filter(({ reachable }) => reachable).map(({ method }) => method);
  const refusals = methods.map((method) => unlawfulFor(delivery, item, method));
  const [first] = refusals;
  if (!first || !refusals.every(Boolean)) return null;
  return (
    <Warning role="status">
      This can’t get to ZIP {delivery.zipCode}. {first.reason}
      <LawLink rule={first.rule} />
    </Warning>
  );
}
