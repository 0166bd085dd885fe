import { TextLink } from '../../ui/text/TextLink';

export function ContactCell({ name, email }: { name: string; email: string }) {
  return (
    <div>
      <div>{name}</div>
      <TextLink href={`mailto:${email}`}>{email}</TextLink>
    </div>
  );
}
