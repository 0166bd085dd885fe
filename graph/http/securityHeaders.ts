import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../config';

/** What a page of ours may do in a browser; everything that is not said is refused. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    scriptSrcAttr: ["'none'"],
    // The component styles are written by the client into <style> elements, for which no page has a nonce.
    styleSrc: ["'self'", "'unsafe-inline'"],
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
