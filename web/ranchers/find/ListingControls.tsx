import { SlidersHorizontal } from 'lucide-react';
import styled from 'styled-components';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/Cluster';
import { SearchField } from '../../ui/SearchField';
import { loadFilterDialog } from './loadFilterDialog';
import { useTypedText } from './useTypedText';

interface ListingControlsProps {
  search: string;
  onSearch: (search: string) => void;
  filterCount: number;
  onFilters: () => void;
}

const Row = styled(Cluster)`
  flex-wrap: nowrap;
  gap: ${space(1)};

  & > search {
    flex: 1;
  }
`;

export function ListingControls({ search, onSearch, filterCount, onFilters }: ListingControlsProps) {
  const { typed, setTyped } = useTypedText(search, onSearch);
  return (
    <Row>
      <SearchField label="Search ranchers" placeholder="Ranch or place" value={typed} onChange={setTyped} />
      <Button
        icon={SlidersHorizontal}
        aria-haspopup="dialog"
        onClick={onFilters}
        onPointerEnter={loadFilterDialog}
        onFocus={loadFilterDialog}
      >
        {filterCount > 0 ? `Filters (${filterCount})` : 'Filters'}
      </Button>
    </Row>
  );
}
