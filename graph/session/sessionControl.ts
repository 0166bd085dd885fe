import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import type { SessionData } from 'express-session';
import { REMEMBERED } from '../accounts/signIn/sessionLife';
import type { SessionControl } from '../context';
import { cameByHttps } from '../http/behindProxies';

type Beginning = Readonly<Partial<Pick<SessionData, 'userId' | 'startedAt' | 'rememberMe' | 'withPasskey'>>>;

type SessionAccess = {
  /** Runs the session middleware on the request, so that it can be signed in and out. */
  open: () => Promise<Request>;
  began: () => Beginning;
  storedId: () => string | null;
  clearCookie: () => void;
  deviceOf: (userId: number) => string | null;
  rememberDevice: (userId: number) => void;
  browserId: () => string;
  keepDoors: (ids: readonly number[], plant?: number) => void;
  forget: (userId: number) => void;
};

/** Signs the browser behind a request in and out. Its session gets a new id each time, so that a planted id is useless. */
export function sessionControl(
  req: IncomingMessage,
  { open, began, clearCookie, ...given }: SessionAccess,
): SessionControl {
  // One request can hold several mutations, each of which may sign somebody else in.
  let latest: Beginning | undefined;
  const beginning = () => latest ?? began();
  const isFresh = () => Date.now() - (beginning().startedAt ?? 0) < FRESH;
  return {
    async signIn(userId, { rememberMe, since, withPasskey }) {
      const signingIn = await renewed(await open());
      const { session } = signingIn;
      const userAgent = req.headers['user-agent']?.slice(0, MAX_AGENT_LENGTH);
      Object.assign(session, { userId, startedAt: since, rememberMe, withPasskey, userAgent });
      if (rememberMe) session.cookie.maxAge = REMEMBERED;
      if (session.cookie.secure && !cameByHttps(req)) req.log.warn(NOT_HTTPS);
      // Stores the session now. The middleware would report success even if the session can't be stored.
      await settled((done) => session.save(done)).catch((error) => {
        Reflect.deleteProperty(signingIn, 'session');
        throw error;
      });
      latest = { userId, startedAt: since, rememberMe, withPasskey: withPasskey ?? false };
      given.rememberDevice(userId);
    },
    async signOut() {
      latest = {};
      const { session } = await open();
      if (session) await settled((done) => session.destroy(done));
      clearCookie();
    },
    ...given,
    isRemembered: () => beginning().rememberMe ?? false,
    beganRecently: (userId) => beginning().userId === userId && isFresh(),
    beganWithPasskey: (userId) => beginning().userId === userId && beginning().withPasskey === true && isFresh(),
  };
}

/** Time after a sign-in in which a first factor can be added and, if it was with a passkey, no second factor is required again. */
const FRESH = 15 * 60_000;

const MAX_AGENT_LENGTH = 300;

/** Without this check, the browser would silently get no cookie. */
const NOT_HTTPS = 'PUBLIC_URL is https, but a sign-in came over http: the proxy has to send X-Forwarded-Proto: https';

async function renewed(req: Request): Promise<Request> {
  if (req.session) await settled((done) => req.session.regenerate(done));
  // The person signed out earlier in the same request.
  else req.sessionStore.generate(req);
  return req;
}

function settled(work: (done: (error: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    work((error) => (error ? reject(error) : resolve()));
  });
}
