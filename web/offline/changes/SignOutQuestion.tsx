import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { holdLogout } from '../../session/beforeLogout';
import { LazyConfirmDialog } from '../../ui/overlay/lazyDialog';
import { outbox } from './outbox';

/** Asks before someone signs out and loses what they did without reception. */
export function SignOutQuestion() {
  const [goOn, setGoOn] = useState<() => Promise<boolean>>();
  const isAgreed = useRef(false);
  const { length } = useSyncExternalStore(outbox.subscribe, outbox.changes);

  useEffect(
    () =>
      holdLogout({
        holds: () => outbox.changes().length > 0 && !isAgreed.current,
        hold: (leave) => setGoOn(() => leave),
      }),
    [],
  );

  const confirm = async () => {
    isAgreed.current = true;
    await goOn?.();
    isAgreed.current = false;
  };
  return (
    <LazyConfirmDialog
      open={goOn !== undefined}
      onOpenChange={() => setGoOn(undefined)}
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
