import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { blockLogout } from '../../session/blockLogout';
import { LazyConfirmDialog } from '../../ui/overlay/lazyDialog';
import { outbox } from './outbox';

/** Asks for confirmation before signing out deletes changes that haven't been sent. */
export function SignOutQuestion() {
  const [logOut, setLogOut] = useState<() => Promise<boolean>>();
  const isConfirmed = useRef(false);
  const { length } = useSyncExternalStore(outbox.subscribe, outbox.changes);

  useEffect(
    () =>
      blockLogout({
        blocks: () => outbox.changes().length > 0 && !isConfirmed.current,
        block: (proceed) => setLogOut(() => proceed),
      }),
    [],
  );

  const confirm = async () => {
    isConfirmed.current = true;
    await logOut?.();
    isConfirmed.current = false;
  };
  return (
    <LazyConfirmDialog
      open={logOut !== undefined}
      onOpenChange={() => setLogOut(undefined)}
      title="Sign out without sending?"
      description={`${notSent(length)} If you sign out, you'll lose what you did.`}
      confirmLabel="Sign Out"
      cancelLabel="Stay Signed In"
      tone="danger"
      onConfirm={confirm}
    />
  );
}

const notSent = (count: number) => (count === 1 ? "1 change hasn't been sent." : `${count} changes haven't been sent.`);
