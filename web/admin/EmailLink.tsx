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

interface Reachable {
  email: string;
  emailConfirmed?: boolean;
  phone: string | null;
}

/** Returns a person's email and phone as two items of a `DescriptionList`. */
export const emailAndPhone = ({ email, emailConfirmed, phone }: Reachable) => [
  { term: 'Email', details: <EmailLink email={email} emailConfirmed={emailConfirmed} /> },
  { term: 'Phone', details: phone || 'Not provided' },
];

/** Returns 'Austin, Texas', or only the city or the state if the other is missing. */
export const placeOf = ({ city, state }: { city: string; state: string }) => [city, state].filter(Boolean).join(', ');
