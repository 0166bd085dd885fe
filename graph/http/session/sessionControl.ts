import type { Request } from 'express';
import type { SessionControl } from '../../context';
import { REMEMBERED } from './sessionLife';

type Memory = { clearCookie: () => void; forget: (userId: number) => void };

/** Signs the browser behind a request in and out. Its session gets a new id each time: nobody can have planted it. */
export function sessionControl(req: Request, { clearCookie, forget }: Memory): SessionControl {
  return {
    async signIn(userId, rememberMe, since) {
      await renew(req);
      Object.assign(req.session, { userId, startedAt: since, rememberMe });
      if (rememberMe) req.session.cookie.maxAge = REMEMBERED;
      if (req.session.cookie.secure && !isHttps(req)) req.log.warn(NOT_HTTPS);
    },
    async signOut() {
      if (req.session) await settled((done) => req.session.destroy(done));
      clearCookie();
    },
    isRemembered: () => req.session?.rememberMe ?? false,
    forget,
  };
}

/** Without this check, the browser would silently get no cookie. */
const NOT_HTTPS = 'PUBLIC_URL is https, but a sign-in came over http: the proxy has to send X-Forwarded-Proto: https';

const isHttps = (req: Request) => req.get('X-Forwarded-Proto')?.split(',')[0]?.trim() === 'https';

function renew(req: Request): Promise<void> {
  if (req.session) return settled((done) => req.session.regenerate(done));
  // Signed out earlier in the same request.
  req.sessionStore.generate(req);
  return Promise.resolve();
}

function settled(work: (done: (error: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    work((error) => (error ? reject(error) : resolve()));
  });
}
