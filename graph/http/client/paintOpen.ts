import { createHash } from 'node:crypto';
import { type Answer, createRender, type Painted } from './renderScreen';

/** Renders the client's screen at an address for a visitor. */
export type Paint = (address: string, answers: readonly Answer[]) => Promise<Painted>;

/** How many pages are kept, of 200 kB or so. */
const MOST_KEPT = 100;

/** Rendering takes a processor 20 to 35 ms, so that a page is rendered once for the same answers. */
export function createPaint(client: string): Paint {
  const render = createRender(client);
  const kept = new Map<string, Promise<Painted>>();
  return (address, answers) => {
    // Pages say when animals are ready, seen from today.
    const day = new Date().toISOString().slice(0, 10);
    const key = createHash('sha256')
      .update(JSON.stringify([day, address, answers]))
      .digest('base64');
    const painted = kept.get(key) ?? render(address, answers, null);
    // Those that are asked for last go last.
    kept.delete(key);
    kept.set(key, painted);
    for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
    painted.catch(() => kept.delete(key));
    return painted;
  };
}

/** Puts a rendered screen into the page that the build has made for it. */
export function withPainting(template: string, { html, styles }: Painted): string {
  return template
    .replace('</head>', () => `${styles}</head>`)
    .replace('data-painted="byServer">', (root) => root + html);
}

/** Lets the content security policy have the styles in the page's head, and no others, by their hashes. */
export function allowingStyles(policy: string, page: string): string {
  const [head = ''] = page.split('</head>', 1);
  const hashes = [...head.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(
    ([, styles = '']) => `'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  );
  return policy.replace("style-src 'self'", `style-src 'self' ${hashes.join(' ')}`);
}
