import styled from 'styled-components';
import { useTypedText } from '../ranchers/find/useTypedText';
import { SearchField } from '../ui/SearchField';
import type { AdminTab } from './adminTabs';
import { useAdminParams } from './useAdminParams';

const Root = styled.div`
  max-width: 560px;
`;

/** One search for the panel: its words stay when the tab changes, and look through what the tab lists. */
export function AdminSearch({ searches }: { searches: NonNullable<AdminTab['searches']> }) {
  const { params, change } = useAdminParams();
  const search = (text: string) => change({ search: text.trim() && text }, { replace: true });
  const { typed, setTyped } = useTypedText(params.get('search') ?? '', search);
  return (
    <Root>
      <SearchField
        label={`Search ${searches}`}
        placeholder={`Search ${searches}...`}
        value={typed}
        onChange={setTyped}
      />
    </Root>
  );
}
