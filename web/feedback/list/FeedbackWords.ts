import styled from 'styled-components';

/** Line breaks stay where the writer put them. */
export const FeedbackWords = styled.p`
  max-width: 48ch;
  font-weight: 400;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
