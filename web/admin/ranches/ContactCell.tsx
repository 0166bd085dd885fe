import styled from 'styled-components';
import { media } from '../../theme/tokens';
import { EmailLink } from '../EmailLink';

/** One below the other, where there is room for columns. */
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
