import styled from 'styled-components';
import { color, hairline, size, space } from '../../theme/tokens';
import { Text } from '../../ui/text/Text';
import type { DeliveryMethods_rancherFragment } from './DeliveryMethods.generated';
import { deliveryMethods } from './deliveryMethods';

const Method = styled.li`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${space(0.5)} ${space(1.5)};
  padding-block: ${space(1.5)};
  border-bottom: ${hairline};

  svg {
    margin-top: 2px;
  }
`;

const Name = styled.strong`
  font-weight: 600;
`;

const Notes = styled.p`
  grid-column: 2 / -1;
  max-width: 62ch;
  color: ${color.soft};
  font-size: ${size[15]};
  white-space: pre-line;
`;

export function DeliveryMethods({ rancher }: { rancher: DeliveryMethods_rancherFragment }) {
  const notes = {
    LOCAL_PICKUP: rancher.pickupInstructions,
    LOCAL_DELIVERY: rancher.deliveryNotes,
    SHIPPING: rancher.shippingDetails,
  };
  const offeredMethods = deliveryMethods(rancher).filter(({ offered }) => offered);
  if (offeredMethods.length === 0) return <p>Ask the rancher how you can get your beef.</p>;
  return (
    <ul>
      {offeredMethods.map(({ method, label, icon: Icon, reach, fee }) => (
        <Method key={method}>
          <Icon size={20} aria-hidden />
          <Name>{label}</Name>
          <Text as="span" strong digits>
            {fee}
          </Text>
          <Notes>{[`${reach}.`, notes[method]].filter(Boolean).join(' ')}</Notes>
        </Method>
      ))}
    </ul>
  );
}
