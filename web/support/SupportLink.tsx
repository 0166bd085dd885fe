import type { ReactNode } from 'react';
import { useAdminParams } from '../platform/useAdminParams';
import { TextLink } from '../ui/TextLink';
import { supportAddress } from './supportAddress';

interface SupportLinkProps {
  kind: Parameters<typeof supportAddress>[0];
  id: string;
  children: ReactNode;
}

/** To everything around a customer or an order, in place of what is open. */
export function SupportLink({ kind, id, children }: SupportLinkProps) {
  const { addressWith } = useAdminParams();
  return <TextLink to={addressWith({ order: null, support: supportAddress(kind, id) })}>{children}</TextLink>;
}
