import { useId } from 'react';
import styled from 'styled-components';
import { color, font, hairline, media, smallCaps, space } from '../../theme/tokens';
import { Stack } from '../../ui/layout/arrange';
import { Text } from '../../ui/text/Text';
import type { DeliveryStrip_rancherFragment } from './DeliveryStrip.generated';
import { type DeliveryMethod, deliveryMethods } from './deliveryMethods';

const Title = styled.h2`
  ${smallCaps}
  color: ${color.soft};
  font-family: ${font.body};
`;

const Methods = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  border-block: ${hairline};
`;

const Method = styled.li<{ $offered: boolean }>`
  display: flex;
  gap: ${space(0.5)} ${space(1.5)};
  padding-block: ${space(1.25)};
  color: ${({ $offered }) => ($offered ? color.ink : color.soft)};

  & + & {
    padding-left: ${space(1)};
    border-left: ${hairline};
  }

  ${media.phone} {
    flex-direction: column;
  }

  ${media.medium} {
    align-items: center;

    & + & {
      padding-left: ${space(2)};
    }
  }

  svg {
    flex: none;
  }
`;

const Name = styled.strong`
  display: block;
  font-weight: 600;
  line-height: 1.3;
`;

export function DeliveryStrip({ rancher }: { rancher: DeliveryStrip_rancherFragment }) {
  // The ID must be unique: the strip can be on the page and in the dialog over it at the same time.
  const titleId = useId();
  return (
    <Stack as="section" gap={1} aria-labelledby={titleId}>
      <Title id={titleId}>Delivery Options</Title>
      <Methods>
        {deliveryMethods(rancher).map((method) => (
          <StripMethod key={method.method} {...method} />
        ))}
      </Methods>
    </Stack>
  );
}

function StripMethod({ label, icon: Icon, offered, reach, fee }: DeliveryMethod) {
  return (
    <Method $offered={offered}>
      <Icon size={22} aria-hidden />
      <div>
        <Name>{label}</Name>
        <Text as="span" tone="soft" size={15}>
          {offered ? `${reach} · ${fee}` : 'Not offered'}
        </Text>
      </div>
    </Method>
  );
}
