import { EventEmitter } from 'node:events';
import type { Notices } from '../../database/Notices';

/** Notices that a test emits, of a server that has caught up unless the test says otherwise. */
export function fakeNotices() {
  const notices = Object.assign(new EventEmitter(), { caughtUp: async () => true });
  return notices as typeof notices & Pick<Notices, 'on'>;
}
