import styled from 'styled-components';
import { media } from '../../theme/tokens';
import { Stack } from '../../ui/Stack';
import { OrderNow } from './OrderNow';
import { PriceTable } from './PriceTable';
import { PricingTerms } from './PricingTerms';
import type { RanchSummary_rancherFragment } from './RanchSummary.generated';
import { RanchTitle } from './RanchTitle';

/** Wide screens have the order card beside it, phones the bar at their foot. */
const OnTablets = styled.div`
  ${media.phone} {
    display: none;
  }

  ${media.wide} {
    display: none;
  }
`;

/** What one wants to know first: who it is, what it stands for, what it costs. */
export function RanchSummary({ rancher }: { rancher: RanchSummary_rancherFragment }) {
  return (
    <Stack gap={3}>
      <RanchTitle rancher={rancher} />
      <PriceTable rancher={rancher} />
      <PricingTerms rancher={rancher} />
      <OnTablets>
        <OrderNow size="large" wide />
      </OnTablets>
    </Stack>
  );
}
