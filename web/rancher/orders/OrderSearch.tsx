import { useQuery } from '@apollo/client/react';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { ORDER_TYPE, SHIPPING_METHOD } from '../../../rules/words/vocabulary';
import { usePermissions } from '../../session/useSession';
import { color, hairline, media, radius, space } from '../../theme/tokens';
import { Button } from '../../ui/button/Button';
import { ClearFilters } from '../../ui/input/Chip';
import { DateInput, DayInputs } from '../../ui/input/DateInput';
import { SearchField } from '../../ui/input/SearchField';
import { Select } from '../../ui/input/Select';
import { Switch } from '../../ui/input/Switch';
import { useTypedText } from '../../ui/input/useTypedText';
import { Cluster, Stack } from '../../ui/layout/arrange';
import { OrderedAnimalsDocument } from './OrderedAnimals.generated';
import { countPanelFilters, isFiltered, type OrderFilters, orderFilters, SORT_OPTIONS } from './orderUrlParams';

interface OrderSearchProps {
  filters: OrderFilters;
  onChange: (changed: Partial<OrderFilters>) => void;
}

const Row = styled.div`
  display: flex;
  gap: ${space(1)};

  & > search {
    flex: 1;
  }
`;

const Panel = styled(Cluster)`
  gap: ${space(1.5)} ${space(3)};
  padding: ${space(2)};
  border: ${hairline};
  border-radius: ${radius};
  background: ${color.card};

  ${media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);

    & > :not(label) {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: ${space(0.5)};
    }
  }
`;

const NO_FILTERS = {
  ...{ search: '', type: undefined, method: undefined, day: '', animal: '', unpaid: false },
  ...{ from: '', to: '', archived: false },
};

/** Searches a ranch's orders. The panel with the filters and the sort starts open when one of its filters is active. */
export function OrderSearch({ filters, onChange }: OrderSearchProps) {
  const { typed, setTyped } = useTypedText(filters.search, (search) => onChange({ search }));
  const active = countPanelFilters(filters);
  const [isOpen, setOpen] = useState(active > 0);
  const id = useId();
  return (
    <Stack gap={1.5} data-print="hide">
      <Row>
        <SearchField
          label="Search by customer, email or order type"
          placeholder="Name or order #"
          value={typed}
          onChange={setTyped}
        />
        <Button icon={SlidersHorizontal} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {active > 0 ? `Filters (${active})` : 'Filters'}
        </Button>
      </Row>
      <div id={id} hidden={!isOpen}>
        {isOpen && <FilterPanel filters={filters} onChange={onChange} />}
      </div>
    </Stack>
  );
}

function FilterPanel({ filters, onChange }: OrderSearchProps) {
  const { withMoney } = usePermissions();
  return (
    <Panel role="group" aria-label="Filters" tabIndex={-1}>
      <Choices filters={filters} onChange={onChange} />
      <DateInput label="Pickup or delivery day" value={filters.day} onChange={(day) => onChange({ day })} />
      <AnimalSelect value={filters.animal} onChange={(animal) => onChange({ animal })} />
      {withMoney && <Switch label="Unpaid only" checked={filters.unpaid} onChange={(unpaid) => onChange({ unpaid })} />}
      <DayInputs from={filters.from} to={filters.to} onChange={onChange} />
      <Switch label="Show archived" checked={filters.archived} onChange={(archived) => onChange({ archived })} />
      {isFiltered(filters) && <ClearFilters onClear={() => onChange(NO_FILTERS)} />}
    </Panel>
  );
}

function Choices({ filters, onChange }: OrderSearchProps) {
  const { withMoney } = usePermissions();
  return (
    <>
      <Select
        label="Type"
        options={ORDER_TYPE.options}
        placeholder="All types"
        value={filters.type ?? ''}
        onChange={(value) => onChange({ type: orderFilters.type.read([value]) })}
      />
      <Select
        label="Sort"
        options={SORT_OPTIONS.filter(({ value }) => withMoney || value !== 'AMOUNT')}
        value={filters.sort}
        onChange={(value) => onChange({ sort: orderFilters.sort.read([value]) })}
      />
      <Select
        label="Delivery"
        options={SHIPPING_METHOD.options}
        placeholder="All ways"
        value={filters.method ?? ''}
        onChange={(value) => onChange({ method: orderFilters.method.read([value]) })}
      />
    </>
  );
}

/** Chooses among the animals that families have shares of. A ranch without any needs no such filter. */
function AnimalSelect({ value, onChange }: { value: string; onChange: (animal: string) => void }) {
  const { data } = useQuery(OrderedAnimalsDocument);
  const animals = data?.viewer?.ranch?.animals.nodes ?? [];
  const options = animals.map(({ id, tag }) => ({ value: id, label: `Animal ${tag}` }));
  if (value && data && !animals.some(({ id }) => id === value)) options.push({ value, label: `Animal #${value}` });
  if (options.length === 0) return null;
  return <Select label="Animal" options={options} placeholder="All animals" value={value} onChange={onChange} />;
}
