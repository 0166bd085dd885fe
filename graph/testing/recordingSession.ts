import type { SessionControl } from '../context';

/** A session without a browser. It records whom the operation signed in. */
export function recordingSession(): SessionControl & { userId: number | null } {
  const session = {
    userId: null as number | null,
    async signIn(userId: number) {
      session.userId = userId;
    },
    async signOut() {
      session.userId = null;
    },
    storedId: () => null,
    deviceOf: () => null,
    rememberDevice() {},
    browserId: () => 'the browser of tests',
    isRemembered: () => false,
    beganRecently: () => true,
    beganWithPasskey: () => false,
    forget() {},
  };
  return session;
}
