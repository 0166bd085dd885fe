import { useRef } from 'react';
import styled from 'styled-components';
import type { RancherSort } from '../graphTypes.generated';
import { NearControl } from '../parts/places/NearControl';
import { breakpoint, hairline, media, space, visuallyHidden } from '../theme/tokens';
import { Button } from '../ui/button/Button';
import { Chip } from '../ui/input/Chip';
import { SearchField } from '../ui/input/SearchField';
import { Select } from '../ui/input/Select';
import { useTypedText } from '../ui/input/useTypedText';
import { Cluster, Stack } from '../ui/layout/arrange';
import { Skeleton } from '../ui/state/Skeleton';
import { type Total, totalText } from '../ui/table/LoadMore';
import { Text } from '../ui/text/Text';
import { FiltersButton } from './Filters';
import { LayoutChoice } from './map/MapOrList';
import { filterChips, NO_FILTERS, type RanchFilters } from './ranchFilters';
import { RANCH_SORTS } from './ranchSort';

interface ListingControlsProps extends ActiveFiltersProps, ListingHeadProps {}

const SearchRow = styled(Cluster)`
  flex-wrap: nowrap;
  gap: ${space(1)};

  & > search {
    flex: 1;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  padding-bottom: ${space(1)};
  border-bottom: ${hairline};

  /* The sort select takes the rest of the line. */
  ${media.phone} {
    & > :last-child {
      flex: 1 1 130px;

      & > div {
        flex: 1;
        min-width: 0;
      }
    }
  }
`;

/** Hides the word 'Change' on narrower screens, where the line is short. Screen readers still read it. */
const Place = styled.div`
  margin-right: auto;

  @media (max-width: ${breakpoint.wide - 0.02}px) {
    [data-change] {
      ${visuallyHidden}
    }
  }
`;

export function ListingControls({ filters, onChange, ...head }: ListingControlsProps) {
  const { typed, setTyped } = useTypedText(filters.search, (search) => onChange({ search }));
  return (
    <Stack gap={2}>
      <SearchRow>
        <SearchField label="Search ranchers" placeholder="Ranch or place" value={typed} onChange={setTyped} />
        <FiltersButton count={filterChips(filters).length} onPress={head.onFilters} />
      </SearchRow>
      <ActiveFilters filters={filters} onChange={onChange} />
      <ListingHead {...head} />
    </Stack>
  );
}

interface ActiveFiltersProps {
  filters: RanchFilters;
  onChange: (changes: Partial<RanchFilters>) => void;
}

/** The active filters, which can be removed one by one or all at once. */
function ActiveFilters({ filters, onChange }: ActiveFiltersProps) {
  const group = useRef<HTMLDivElement>(null);
  const chips = filterChips(filters);
  const change = (changes: Partial<RanchFilters>) => {
    // The pressed chip disappears, so the focus moves to the button before it, which opens the filters.
    group.current?.previousElementSibling?.querySelector('button')?.focus();
    onChange(changes);
  };
  if (chips.length === 0 && !filters.search) return null;
  return (
    <Cluster ref={group} role="group" aria-label="Active filters">
      {chips.map(({ label, removal }) => (
        <Chip key={label} onRemove={() => change(removal)}>
          {label}
        </Chip>
      ))}
      <Button variant="quiet" size="small" onClick={() => change(NO_FILTERS)}>
        Clear all
      </Button>
    </Cluster>
  );
}

interface ListingHeadProps {
  /** Undefined while the list loads, and null if it failed to load. */
  count: Total | null | undefined;
  /** The ZIP code from which distances are measured. Empty if unknown. */
  zipCode: string;
  onPlace: (zipCode: string) => void;
  onFilters: () => void;
  sort: RancherSort;
  onSort: (sort: RancherSort) => void;
}

function ListingHead({ count, zipCode, onPlace, sort, onSort }: ListingHeadProps) {
  return (
    <Head>
      <Text strong digits role="status">
        {count === undefined && <Skeleton width="180px" height="26px" shape="line" />}
        {count && `${totalText(count)} ${count.totalCount === 1 ? 'rancher' : 'ranchers'} available`}
      </Text>
      <Place>
        <NearControl zipCode={zipCode} onChange={onPlace} />
      </Place>
      <LayoutChoice />
      <Select
        label="Sort by"
        hideLabel
        value={sort}
        onChange={(value) => onSort(value as RancherSort)}
        options={RANCH_SORTS}
      />
    </Head>
  );
}
