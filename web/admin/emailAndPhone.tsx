import { EmailLink } from './EmailLink';

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
