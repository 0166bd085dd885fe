import styled from 'styled-components';
import { color, size, space } from '../../theme/tokens';
import type { PricingTerms_rancherFragment } from './PricingTerms.generated';
import { termsOf } from './termsOf';

const List = styled.ul`
  display: grid;
  gap: ${space(0.5)};
  color: ${color.soft};
  font-size: ${size[15]};
`;

export function PricingTerms({ rancher }: { rancher: PricingTerms_rancherFragment }) {
  return (
    <List>
      {termsOf(rancher).map((term) => (
        <li key={term}>{term}</li>
      ))}
    </List>
  );
}
