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
    // The client makes one <style> element, empty, and writes the components' rules into it as objects: this is its hash.
    styleSrc: ["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
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
