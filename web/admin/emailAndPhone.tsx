import { TextLink } from '../ui/text/TextLink';

/** Two entries of a `DescriptionList`: how to reach someone. */
export const emailAndPhone = ({ email, phone }: { email: string; phone: string | null }) => [
  { term: 'Email', details: <TextLink href={`mailto:${email}`}>{email}</TextLink> },
  { term: 'Phone', details: phone || 'Not provided' },
];
