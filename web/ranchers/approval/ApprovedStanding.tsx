import styled from 'styled-components';
import { displayRating } from '../../../rules/pricing';
import { space } from '../../theme/tokens';
import { Badge } from '../../ui/Badge';
import { Stars } from '../../ui/Stars';
import type { ApprovedRanchesTab_rancherFragment } from './ApprovedRanchesTab.generated';

const Root = styled.div`
  display: grid;
  gap: ${space(0.5)};
`;

/** How a ranch stands with the platform, and with its customers. */
export function ApprovedStanding({ ranch }: { ranch: ApprovedRanchesTab_rancherFragment }) {
  const { rating, reviewCount, commission } = ranch;
  return (
    <Root>
      <div>
        <Badge tone="success">Approved</Badge>{' '}
        {commission.hasBrokerAgreement ? (
          <Badge tone="info">Broker Agreement</Badge>
        ) : (
          <Badge>No Broker Agreement</Badge>
        )}
      </div>
      <Stars rating={displayRating(rating, reviewCount)} count={reviewCount} />
    </Root>
  );
}
