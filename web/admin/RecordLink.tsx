import type { ReactNode } from 'react';
import { TextLink } from '../ui/text/Link';
import { useAdminUrlState } from './useAdminUrlState';

interface RecordLinkProps {
  kind: 'ranch' | 'order';
  id: string;
  children: ReactNode;
}

/** Opens a record over the list. It's a link, so that it can be copied or opened in a new window. */
export function RecordLink({ kind, id, children }: RecordLinkProps) {
  const { urlWith } = useAdminUrlState();
  return (
    <TextLink quiet to={urlWith({ [kind]: id })}>
      {children}
    </TextLink>
  );
}
