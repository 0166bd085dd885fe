import styled from 'styled-components';
import { color, radius, touch } from '../../theme/tokens';

/** The handle by which a row of a list is dragged. */
export const DragHandle = styled.button.attrs({ type: 'button' })`
  display: grid;
  place-items: center;
  width: ${touch};
  min-height: ${touch};
  padding: 0;
  border: 0;
  border-radius: ${radius};
  background: none;
  color: ${color.soft};
  cursor: grab;
  /* Lets a thumb on the handle move the row instead of scrolling the list. */
  touch-action: none;

  &:hover {
    background: ${color.sunken};
  }
`;
