import styled from 'styled-components';

/** Lifts a button or link over the stretched link of its card, so that it takes its own clicks. */
export const AboveStretchedLink = styled.div`
  position: relative;
  z-index: 1;
`;
