import styled from 'styled-components';
import { media } from '../../theme/tokens';
import { EmailLink } from '../EmailLink';

/** Puts the email below the name on wide screens, where the table has columns. */
const Contact = styled.div`
  ${media.wide} {
    & > * {
      display: block;
    }
  }
`;

interface ContactCellProps {
  name: string;
  email: string;
  emailConfirmed?: boolean;
}

export function ContactCell({ name, email, emailConfirmed }: ContactCellProps) {
  return (
    <Contact>
      <span>{name}</span> <EmailLink email={email} emailConfirmed={emailConfirmed} />
    </Contact>
  );
}
