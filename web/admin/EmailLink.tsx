import styled from 'styled-components';
import { Badge } from '../ui/text/Badge';
import { TextLink } from '../ui/text/TextLink';

/** In a table a long email is broken rather than pushing the row's buttons out of the screen. */
const Breaking = styled.span`
  overflow-wrap: anywhere;
`;

interface EmailLinkProps {
  email: string;
  /** Whether its owner has shown that it's theirs. Left out, nothing is said of it. */
  emailConfirmed?: boolean;
}

export function EmailLink({ email, emailConfirmed = true }: EmailLinkProps) {
  return (
    <Breaking>
      <TextLink href={`mailto:${email}`}>{email}</TextLink>
      {!emailConfirmed && (
        <>
          {' '}
          <Badge tone="warning">Not confirmed</Badge>
        </>
      )}
    </Breaking>
  );
}
