import styled from 'styled-components';
import { roundDollars } from '../../rules/money/money';
import { paths } from '../paths';
import { space } from '../theme/tokens';
import { Card } from '../ui/layout/Card';
import { StretchedLink } from '../ui/layout/StretchedLink';
import { Text } from '../ui/text/Text';
import type { StateLink_stateFragment } from './StateLink.generated';

export const StateList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: ${space(1.5)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Root = styled(Card)`
  display: grid;
  gap: 2px;
  padding: ${space(1.5)} ${space(2)};
`;

/** Shows a state in a list: its name, its number of ranches, and the lowest price of a half. */
export function StateLink({ state: { state, ranchCount, halfFrom } }: { state: StateLink_stateFragment }) {
  return (
    <Root forwardedAs="li" interactive flush>
      <Text as="span" strong>
        <StretchedLink to={paths.state(state)}>{state}</StretchedLink>
      </Text>
      <Text as="span" digits tone="soft" size={15}>
        {ranchesText(ranchCount)}
        {halfFrom !== null && ` · halves from ${roundDollars(halfFrom)}`}
      </Text>
    </Root>
  );
}

export const ranchesText = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'ranch' : 'ranches'}`;
