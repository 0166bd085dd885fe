import { type ReactNode, useSyncExternalStore } from 'react';
import { connection } from '../offline/connection';
import { useEmailConfirmation, useReadSessionOnReturn } from '../session/useEmailConfirmation';

interface EmailLinkProps {
  children: (confirmation: ReturnType<typeof useEmailConfirmation>) => ReactNode;
}

/** Sends the confirmation link. It has its own file, because the banner's text is shown before this code has loaded. */
export default function EmailLink({ children }: EmailLinkProps) {
  useReadSessionOnReturn(true);
  const { isOffline } = useSyncExternalStore(connection.subscribe, connection.get, connection.get);
  const confirmation = useEmailConfirmation();
  return children({ ...confirmation, mustWait: confirmation.mustWait || isOffline });
}
