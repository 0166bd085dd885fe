import styled from 'styled-components';
import { mailUrl } from '../../rules/fields/mailUrl';
import { Badge } from '../ui/text/Badge';
import { TextLink } from '../ui/text/Link';

/** Breaks a long email, which would otherwise push a row's buttons off the screen. */
const Breaking = styled.span`
  overflow-wrap: anywhere;
`;

interface EmailLinkProps {
  email: string;
  /** If false, marks the email as not confirmed. */
  emailConfirmed?: boolean;
}

export function EmailLink({ email, emailConfirmed = true }: EmailLinkProps) {
  return (
    <Breaking>
      <TextLink href={mailUrl(email)}>{email}</TextLink>
      {!emailConfirmed && (
        <>
          {' '}
          <Badge tone="warning">Not confirmed</Badge>
        </>
      )}
    </Breaking>
  );
}
