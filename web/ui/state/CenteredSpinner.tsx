import styled from 'styled-components';
import { color } from '../../theme/tokens';
import { Spinner } from './Spinner';

const Root = styled.div`
  display: grid;
  place-items: center;
  min-height: 60vh;
  color: ${color.soft};
`;

export function CenteredSpinner() {
  return (
    <Root aria-busy="true">
      <Spinner size={32} />
    </Root>
  );
}
