import styled from 'styled-components';

/** The rancher's own text, with its paragraphs. */
export const LongText = styled.p`
  max-width: 68ch;
  white-space: pre-line;
`;
