import { type ReactNode, useSyncExternalStore } from 'react';
import { connection } from '../offline/connection';
import { useEmailConfirmation, useReadSessionOnReturn } from '../session/useEmailConfirmation';
import { usePressAgain } from '../ui/state/pressAgain';

interface EmailLinkProps {
  /** Of the button that sends the link. */
  id: string;
  children: (way: ReturnType<typeof useEmailConfirmation>) => ReactNode;
}

/** What asks the graph for the reminder of one's email. Its code comes after the words. */
export default function EmailLink({ id, children }: EmailLinkProps) {
  useReadSessionOnReturn(true);
  usePressAgain(id);
  const { isOffline } = useSyncExternalStore(connection.subscribe, connection.get, connection.get);
  const way = useEmailConfirmation();
  return children({ ...way, mustWait: way.mustWait || isOffline });
}
