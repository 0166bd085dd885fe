import { type ComponentType, lazy, Suspense, useState } from 'react';
import { retryImport } from '../state/retryImport';

/**
 * A dialog whose code loads when it first opens, or before that with `load`. Once opened it stays mounted, so that it
 * fades out when it closes.
 */
export function lazyDialog<Props extends { open: boolean }>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const loadOnce = retryImport(load);
  const Dialog: ComponentType<Props> = lazy(loadOnce);

  function LazyDialog(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.open);
    if (props.open && !wasOpened) setWasOpened(true);
    return (
      wasOpened && (
        <Suspense>
          <Dialog {...props} />
        </Suspense>
      )
    );
  }
  return Object.assign(LazyDialog, { load: loadOnce });
}

/** Asks before something that is hard to undo. */
export const LazyConfirmDialog = lazyDialog(async () => ({
  default: (await import('./ConfirmDialog')).ConfirmDialog,
}));
