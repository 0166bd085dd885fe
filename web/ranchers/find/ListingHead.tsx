import styled from 'styled-components';
import { hairline, tabular } from '../../theme/mixins';
import { space } from '../../theme/tokens';
import { Select } from '../../ui/Select';
import { Skeleton } from '../../ui/Skeleton';
import { RANCH_SORTS } from './ranchSort';

interface ListingHeadProps {
  /** Undefined until it is known, null when it cannot be. */
  count: number | null | undefined;
  sort: string;
  onSort: (value: string) => void;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  padding-bottom: ${space(1)};
  border-bottom: ${hairline};
`;

const Count = styled.p`
  ${tabular}
  font-weight: 600;
`;

/** How many there are, and in which order. */
export function ListingHead({ count, sort, onSort }: ListingHeadProps) {
  return (
    <Root>
      <Count role="status">
        {count === undefined && <Skeleton width="180px" height="26px" shape="line" />}
        {typeof count === 'number' && ranchersAvailable(count)}
      </Count>
      <Select label="Sort by" hideLabel value={sort} onChange={onSort} options={RANCH_SORTS} />
    </Root>
  );
}

const ranchersAvailable = (count: number) => `${count} ${count === 1 ? 'rancher' : 'ranchers'} available`;
