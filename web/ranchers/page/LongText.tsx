import styled from 'styled-components';

/** Words of the rancher, with their paragraphs. */
export const LongText = styled.p`
  max-width: 68ch;
  white-space: pre-line;
`;
