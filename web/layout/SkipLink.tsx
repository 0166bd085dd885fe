import styled from 'styled-components';
import { color, layer, space } from '../theme/tokens';

/** For the keyboard: past the header. Seen only while it has the focus. */
const Root = styled.a`
  position: fixed;
  top: -100px;
  left: ${space(2)};
  z-index: ${layer.toast};
  padding: ${space(1)} ${space(2)};
  background: ${color.ink};
  color: ${color.paper};
  font-weight: 600;

  &:focus {
    top: ${space(1)};
  }
`;

export function SkipLink() {
  return (
    <Root href="#main" data-print="hide">
      Skip to the content
    </Root>
  );
}
