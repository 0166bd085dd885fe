import styled from 'styled-components';
import { TextLink } from '../ui/text/TextLink';

/** In a table a long email is broken rather than pushing the row's buttons out of the screen. */
const Breaking = styled.span`
  overflow-wrap: anywhere;
`;

export function EmailLink({ email }: { email: string }) {
  return (
    <Breaking>
      <TextLink href={`mailto:${email}`}>{email}</TextLink>
    </Breaking>
  );
}
