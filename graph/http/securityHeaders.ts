import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../config';

/** The hash of the one <style> element that the client makes. It is empty: the client adds the components' rules as objects. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Only these pages allow inline styles. They are for programmers, and their third-party components write styles into the page. */
const WRITES_STYLES = /^\/(graphiql|api\/docs)(\/|\?|$)/;

const stylesWithin = ({ url = '' }: IncomingMessage) => (WRITES_STYLES.test(url) ? "'unsafe-inline'" : EMPTY_STYLE);

/** What our pages may do in a browser. Everything else is refused. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'", stylesWithin],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    manifestSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
  },
};

const UNUSED_FEATURES = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

export function securityHeaders({ publicUrl }: Config): RequestHandler[] {
  const isHttps = publicUrl.startsWith('https:');
  return [
    helmet({
      contentSecurityPolicy,
      // Browsers ignore it over http. Subdomains are left out because they may belong to other services.
      strictTransportSecurity: isHttps && { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false },
      xFrameOptions: { action: 'deny' },
      // The address of a password reset holds its token.
      referrerPolicy: { policy: 'same-origin' },
    }),
    (_req, res, next) => {
      res.set('Permissions-Policy', UNUSED_FEATURES);
      next();
    },
  ];
}
