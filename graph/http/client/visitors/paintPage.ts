import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { Refusal } from '../../../errors';
import { ConcurrencyLimit } from '../../../limits/ConcurrencyLimit';
import { paintedPages } from '../../observe/metrics';
import { type Answer, createRender, type Painted } from '../renderScreen';

/** Renders the client's screen at an address for a visitor. */
export type Paint = (address: string, answers: readonly Answer[]) => Promise<Painted>;

/** How many pages are kept, of 200 kB or so. */
const MAX_KEPT = 100;

/**
 * Rendering is the work of the thread that answers everybody: one page at a time, and no more wait than are done within a second. What
 * broke breaks again, so that it's left alone for a while. Times are in milliseconds.
 */
const RENDERING = { most: 1, mostOfHost: 1, mostWaiting: 8, patience: 1_000, brokenFor: 60_000 };

/** After a page, for how many times as long none is rendered, so that most of the processor stays for everything else. */
const REST = 2;

/** How many addresses are known to break, at most. */
const MAX_BROKEN = 1_000;

/** What a link brings along for whoever counts where readers come from. No screen reads it. */
const TRACKING = /^(utm_.*|fbclid|gclid|gbraid|wbraid|msclkid|mc_[ce]id|igshid|ref)$/i;

/**
 * Rendering takes a processor 20 to 35 ms, so that a page is rendered once for the same answers, and a flood of new addresses is turned
 * down: their pages are sent for the client to draw. Errors: UNAVAILABLE then.
 */
export function createPaint(client: string, limits = RENDERING): Paint {
  const render = createRender(client);
  const renderInTurn = inTurn((address, answers) => render(address, answers, null), limits);
  const kept = new LRUCache<string, Promise<Painted>>({ max: MAX_KEPT });
  const broken = new LRUCache<string, Error>({ max: MAX_BROKEN, ttl: limits.brokenFor });
  const renderAndKeep = async (key: string, ...asked: Parameters<Paint>) => {
    try {
      return await renderInTurn(...asked);
    } catch (error) {
      kept.delete(key);
      if (!(error instanceof Refusal)) broken.set(key, error as Error);
      throw error;
    }
  };
  return counted((asked, answers) => {
    const address = withoutTracking(asked);
    // Pages say when animals are ready, seen from today.
    const day = new Date().toISOString().slice(0, 10);
    const key = createHash('sha256')
      .update(JSON.stringify([day, address, answers]))
      .digest('base64');
    const failure = broken.get(key);
    if (failure) throw failure;
    const known = kept.get(key);
    const painted = known ?? renderAndKeep(key, address, answers);
    kept.set(key, painted);
    return { painted, outcome: known ? 'kept' : 'rendered' };
  });
}

type Found = { painted: Promise<Painted>; outcome: 'kept' | 'rendered' };

function counted(find: (...asked: Parameters<Paint>) => Found): Paint {
  return async (...asked) => {
    try {
      const { painted, outcome } = find(...asked);
      const page = await painted;
      paintedPages.inc({ outcome });
      return page;
    } catch (error) {
      paintedPages.inc({ outcome: error instanceof Refusal ? 'busy' : 'broken' });
      throw error;
    }
  };
}

/** A page's place is given back only after the rest. */
function inTurn(render: Paint, limits: typeof RENDERING): Paint {
  const places = new ConcurrencyLimit(limits);
  return (...asked) =>
    new Promise((resolve, reject) => {
      const work = async () => {
        const began = performance.now();
        await render(...asked).then(resolve, reject);
        await setTimeout(REST * (performance.now() - began));
      };
      places.run('', work).catch(reject);
    });
}

function withoutTracking(address: string): string {
  const [pathname = '', search] = address.split('?', 2);
  const left = search?.split('&').filter((pair) => !TRACKING.test(pair.split('=', 1)[0] ?? ''));
  return left?.length ? `${pathname}?${left.join('&')}` : pathname;
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
