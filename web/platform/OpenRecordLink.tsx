import type { ReactNode } from 'react';
import { TextLink } from '../ui/TextLink';
import { useAdminParams } from './useAdminParams';

interface OpenRecordLinkProps {
  /** As the URL names such a record. */
  kind: 'ranch' | 'order';
  id: string;
  children: ReactNode;
}

/** Opens a record over the list that is shown; the link can be copied, or opened in a window of its own. */
export function OpenRecordLink({ kind, id, children }: OpenRecordLinkProps) {
  const { addressWith } = useAdminParams();
  return (
    <TextLink quiet to={addressWith({ [kind]: id })}>
      {children}
    </TextLink>
  );
}
