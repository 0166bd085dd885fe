import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { Config } from '../config';
import type { Protection } from './Protection';

/** The hash of the one <style> element that the client makes. It is empty: the client adds the components' rules as objects. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Only these pages allow inline styles. They are for programmers, and their third-party components write styles into the page. */
const WRITES_STYLES = /^\/(graphiql|api\/docs)(\/|\?|$)/;

/** What our pages may do in a browser. Everything else is refused. */
const contentSecurityPolicy = (styles: string) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'", styles],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
  },
});

/** Only our own pages may request the position, which they do when a button is pressed. */
const FEATURES = 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()';

/** Helmet writes the headers once, at the start, because they are the same for every request. */
export function securityHeaders({ publicUrl }: Config): Protection {
  const isHttps = publicUrl.startsWith('https:');
  const headersWith = (styles: string) =>
    writtenBy(
      helmet({
        contentSecurityPolicy: contentSecurityPolicy(styles),
        // Browsers ignore this header over http.
        strictTransportSecurity: isHttps && { maxAge: 365 * 24 * 60 * 60, includeSubDomains: true },
        xFrameOptions: { action: 'deny' },
        // The URL of a password reset contains its token, which must not get into the logs of any host.
        referrerPolicy: { policy: 'no-referrer' },
      }),
    );
  const [usual, withStyles] = [headersWith(EMPTY_STYLE), headersWith("'unsafe-inline'")];
  return ({ url = '' }, res) => {
    for (const [name, value] of WRITES_STYLES.test(url) ? withStyles : usual) res.setHeader(name, value);
    res.setHeader('Permissions-Policy', FEATURES);
  };
}

function writtenBy(middleware: ReturnType<typeof helmet>): [string, string][] {
  const headers: [string, string][] = [];
  const setHeader = (name: string, value: string) => void headers.push([name, value]);
  const answer = { setHeader, removeHeader: () => undefined } as unknown as ServerResponse;
  middleware({} as IncomingMessage, answer, (error?: unknown) => {
    if (error) throw error;
  });
  return headers;
}
