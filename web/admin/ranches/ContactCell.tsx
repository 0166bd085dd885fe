import { EmailLink } from '../EmailLink';

export function ContactCell({ name, email }: { name: string; email: string }) {
  return (
    <div>
      <div>{name}</div>
      <EmailLink email={email} />
    </div>
  );
}
