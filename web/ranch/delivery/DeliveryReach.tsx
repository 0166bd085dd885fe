import { CircleCheck, CircleX } from 'lucide-react';
import styled from 'styled-components';
import { formatMiles } from '../../../rules/ranches/delivery';
import { SHIPPING_METHOD, type ShippingMethod } from '../../../rules/words/vocabulary';
import { color, size, space } from '../../theme/tokens';
import { Stack } from '../../ui/layout/arrange';
import { Fold } from '../../ui/layout/Fold';
import { TextLink } from '../../ui/text/Link';
import { Text } from '../../ui/text/Text';
import type { DeliveryReach_quoteFragment } from './DeliveryReach.generated';
import { feeText } from './deliveryMethods';

const Row = styled.li<{ $reached: boolean }>`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: 0 ${space(1)};
  color: ${({ $reached }) => ($reached ? color.ink : color.soft)};

  svg {
    margin-top: 3px;
    color: ${({ $reached }) => ($reached ? color.pasture : color.soft)};
  }
`;

const Reason = styled.p`
  grid-column: 2 / -1;
  font-size: ${size[15]};
`;

/** Explains why the law forbids a method that reaches the ZIP code for some products. */
function LimitedByLaw({ quote, method }: { quote: DeliveryReach_quoteFragment; method: ShippingMethod }) {
  const limits = quote.unlawful.filter((limit) => limit.method === method);
  return limits.map(({ reason, rule }) => (
    <Reason as="div" key={reason}>
      Not for everything this ranch sells.
      <Fold label="Why?">
        {reason}{' '}
        <TextLink href={rule.link} target="_blank" rel="noreferrer">
          {rule.law}
        </TextLink>
      </Fold>
    </Reason>
  ));
}

export function DeliveryReach({ quote }: { quote: DeliveryReach_quoteFragment }) {
  const { zipCode, distanceMiles, options } = quote;
  const offered = options.filter((option) => option.offered);
  return (
    <Stack gap={1}>
      <p>
        {distanceMiles === null
          ? `We don’t know ZIP code ${zipCode}.`
          : `ZIP code ${zipCode} is ${formatMiles(distanceMiles)} from the ranch.`}
      </p>
      <Stack as="ul" gap={1}>
        {offered.map(({ method, reachable, fee, reason }) => (
          <Row key={method} $reached={reachable}>
            {reachable ? <CircleCheck size={18} aria-hidden /> : <CircleX size={18} aria-hidden />}
            <span>{SHIPPING_METHOD.label(method)}</span>
            <Text as="span" strong digits>
              {reachable ? feeText(fee) : 'Out of reach'}
            </Text>
            {reason && <Reason>{reason}</Reason>}
            {reachable && <LimitedByLaw quote={quote} method={method} />}
          </Row>
        ))}
      </Stack>
    </Stack>
  );
}
