import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../config';

/** The client makes one <style> element, empty, and writes the components' rules into it as objects: this is its hash. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Pages for programmers, made of other people's components, which write their styles into the page. Nowhere else is it let. */
const WRITES_STYLES = /^\/(graphiql|api\/docs)(\/|\?|$)/;

const stylesWithin = ({ url = '' }: IncomingMessage) => (WRITES_STYLES.test(url) ? "'unsafe-inline'" : EMPTY_STYLE);

/** What a page of ours may do in a browser; everything that is not said is refused. */
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
      // Over http it would be ignored; of other hosts of the domain we know nothing.
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
