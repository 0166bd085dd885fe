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

export function ContactCell({ name, email }: { name: string; email: string }) {
  return (
    <Contact>
      <span>{name}</span> <EmailLink email={email} />
    </Contact>
  );
}
