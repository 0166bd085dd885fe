import type { LeaveHolder } from './LeaveHolder';

/** The browser asks in words of its own. */
export function holdClosing({ holds }: LeaveHolder) {
  const onClose = (event: BeforeUnloadEvent) => {
    if (holds()) event.preventDefault();
  };
  window.addEventListener('beforeunload', onClose);
  return () => window.removeEventListener('beforeunload', onClose);
}
