import { EmailLink } from './EmailLink';

interface Reachable {
  email: string;
  emailConfirmed?: boolean;
  phone: string | null;
}

/** Two entries of a `DescriptionList`: how to reach someone. */
export const emailAndPhone = ({ email, emailConfirmed, phone }: Reachable) => [
  { term: 'Email', details: <EmailLink email={email} emailConfirmed={emailConfirmed} /> },
  { term: 'Phone', details: phone || 'Not provided' },
];
