import type { ReactNode } from 'react';
import { TextLink } from '../ui/text/TextLink';
import { useAdminAddress } from './useAdminAddress';

interface OpenRecordLinkProps {
  kind: 'ranch' | 'order';
  id: string;
  children: ReactNode;
}

/** Opens a record over the list. It's a link, so that it can be copied or opened in a new window. */
export function RecordLink({ kind, id, children }: OpenRecordLinkProps) {
  const { addressWith } = useAdminAddress();
  return (
    <TextLink quiet to={addressWith({ [kind]: id })}>
      {children}
    </TextLink>
  );
}
