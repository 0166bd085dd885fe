import type { Config } from '../config';
import type { Protection } from './Protection';

/** The hash of the one <style> element that the client makes. It is empty: the client adds the components' rules as objects. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Only these pages allow inline styles. They are for programmers, and their third-party components write styles into the page. */
const WRITES_STYLES = /^\/(graphiql|api\/docs)(\/|\?|$)/;

/** What our pages may do in a browser. Everything else is refused. */
const contentSecurityPolicy = (styles: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "script-src-attr 'none'",
    `style-src 'self' ${styles}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join(';');

const POLICY = contentSecurityPolicy(EMPTY_STYLE);
const POLICY_WITH_STYLES = contentSecurityPolicy("'unsafe-inline'");

const HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // The address of a password reset holds its token.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'X-Download-Options': 'noopen',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
  // Turns off the filter of old browsers, which could itself be used against a page.
  'X-XSS-Protection': '0',
};

/** Browsers ignore it over http. Subdomains are left out because they may belong to other services. */
const HTTPS_ONLY = { 'Strict-Transport-Security': `max-age=${365 * 24 * 60 * 60}` };

export function securityHeaders({ publicUrl }: Config): Protection {
  const headers = Object.entries({ ...HEADERS, ...(publicUrl.startsWith('https:') && HTTPS_ONLY) });
  return ({ url = '' }, res) => {
    res.setHeader('Content-Security-Policy', WRITES_STYLES.test(url) ? POLICY_WITH_STYLES : POLICY);
    for (const [name, value] of headers) res.setHeader(name, value);
  };
}
