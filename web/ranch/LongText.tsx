import styled from 'styled-components';

/** Shows the rancher's own text with its line breaks. */
export const LongText = styled.p`
  max-width: 68ch;
  white-space: pre-line;
`;
