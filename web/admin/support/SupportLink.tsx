import type { ReactNode } from 'react';
import { Button } from '../../ui/button/Button';
import { RowButton } from '../../ui/table/RowButton';
import { TextLink } from '../../ui/text/Link';
import { useAdminUrlState } from '../useAdminUrlState';

const KINDS = ['customer', 'order', 'ranch'] as const;

interface SupportSubject {
  kind: (typeof KINDS)[number];
  id: string;
}

/** Formats the subject of a support view for the URL, like customer-12. */
export const formatSupportParam = ({ kind, id }: SupportSubject) => `${kind}-${id}`;

/** Returns undefined if the URL names no record with a support view. */
export function parseSupportParam(text: string): SupportSubject | undefined {
  const [, kind, id] = /^(\w+)[-:](\d{1,9})$/.exec(text) ?? [];
  const validKind = KINDS.find((each) => each === kind);
  return validKind && id ? { kind: validKind, id } : undefined;
}

/** Closes the open record and opens a support view in its place. */
const supportState = (subject: SupportSubject) => ({ order: '', ranch: '', support: formatSupportParam(subject) });

/** Links to everything about a customer, an order or a ranch. */
export function SupportLink({ children, ...subject }: SupportSubject & { children: ReactNode }) {
  const { urlWith } = useAdminUrlState();
  return <TextLink to={urlWith(supportState(subject))}>{children}</TextLink>;
}

interface SupportButtonProps extends SupportSubject {
  /** Names the record of a table's row, for screen readers. */
  of?: string;
}

/** Opens everything about a customer, an order or a ranch. */
export function SupportButton({ of, ...subject }: SupportButtonProps) {
  const { open } = useAdminUrlState();
  const onClick = () => open(supportState(subject));
  if (!of) return <Button onClick={onClick}>Support View</Button>;
  return (
    <RowButton of={of} onClick={onClick}>
      Support View
    </RowButton>
  );
}
