import { LifeBuoy, PackageSearch, Search } from 'lucide-react';
import styled from 'styled-components';
import { paths } from '../paths';
import { space } from '../theme/tokens';
import { TextLink } from '../ui/TextLink';

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
`;

/** Where one goes from the orders. */
export function QuickLinks() {
  return (
    <Root aria-label="Quick links" data-print="hide">
      <TextLink quiet icon={Search} to={paths.findRancher}>
        Find Ranchers
      </TextLink>
      <TextLink quiet icon={PackageSearch} href="#orders">
        Track Orders
      </TextLink>
      <TextLink quiet icon={LifeBuoy} to={paths.profile}>
        Contact Support
      </TextLink>
    </Root>
  );
}
