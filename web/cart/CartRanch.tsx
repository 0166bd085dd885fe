import styled from 'styled-components';
import { paths } from '../paths';
import { space } from '../theme/tokens';
import { Select } from '../ui/Select';
import { Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';
import { type CartGroup, countOf } from './cart';

interface CartRanchProps {
  groups: CartGroup[];
  active: CartGroup;
  onSelect: (rancherId: string) => void;
  onLeave: () => void;
}

const Several = styled.div`
  display: grid;
  gap: ${space(1)};
  padding-bottom: ${space(1)};

  & > div {
    display: grid;
    gap: ${space(0.5)};
  }
`;

/** Which ranch the items are from; with carts at several ranches, the choice among them. */
export function CartRanch({ groups, active, onSelect, onLeave }: CartRanchProps) {
  if (groups.length === 1) {
    return (
      <Text tone="soft">
        From{' '}
        <TextLink to={paths.rancher(active.rancherId)} onClick={onLeave}>
          {active.ranchName}
        </TextLink>
      </Text>
    );
  }
  return (
    <Several>
      <Select
        label="Rancher"
        value={active.rancherId}
        onChange={onSelect}
        options={groups.map((group) => ({ value: group.rancherId, label: `${group.ranchName} (${countOf(group)})` }))}
      />
      <Text tone="soft" size={13}>
        Each ranch gets an order request of its own.
      </Text>
    </Several>
  );
}
