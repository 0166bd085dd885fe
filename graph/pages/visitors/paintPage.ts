import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Refusal } from '../../errors';
import { paintedPages } from '../../http/observe/metrics';
import { LoadCache } from '../../LoadCache';
import { ConcurrencyLimit } from '../../limits/ConcurrencyLimit';
import { type Answer, createRender, type Painted } from '../renderScreen';

/** Renders the client's screen at a URL for a visitor. */
export type Paint = (address: string, answers: readonly Answer[]) => Promise<Painted>;

/** Maximum of cached pages, of about 200 kB each. */
const MAX_CACHED = 100;

/** Rendering blocks everybody: one page at a time, as many waiting as take a second, and no failed one for a while. */
const RENDERING = { running: { all: 1 }, waiting: { all: 8 }, patience: 1_000, brokenFor: 60_000 };

/** Pause after each page, as a multiple of its rendering time, so that most of the CPU remains for everything else. */
const PAUSE_FACTOR = 2;

/** Tracking parameters, which no screen reads. */
const TRACKING = /^(utm_.*|fbclid|gclid|gbraid|wbraid|msclkid|mc_[ce]id|igshid|ref)$/i;

/** Renders once for the same results, in 20 to 35 ms. Leaves a flood of URLs to the client. Errors: UNAVAILABLE. */
export function createPaint(client: string, limits = RENDERING): Paint {
  const render = createRender(client);
  const renderInTurn = inTurn((address, answers) => render(address, answers, null), limits);
  const pages = new LoadCache<string, Painted>({
    max: MAX_CACHED,
    failures: { keptFor: limits.brokenFor, are: (error) => !(error instanceof Refusal) },
  });
  return async (asked, answers) => {
    const address = withoutTracking(asked);
    // The key contains the day, since pages show when animals are ready relative to today.
    const day = new Date().toISOString().slice(0, 10);
    const key = createHash('sha256')
      .update(JSON.stringify([day, address, answers]))
      .digest('base64');
    let outcome: 'kept' | 'rendered' | 'busy' | 'broken' = 'kept';
    const renderAnew = () => {
      outcome = 'rendered';
      return renderInTurn(address, answers);
    };
    try {
      return await pages.read(key, renderAnew);
    } catch (error) {
      outcome = error instanceof Refusal ? 'busy' : 'broken';
      throw error;
    } finally {
      paintedPages.inc({ outcome });
    }
  };
}

/** Renders one page after the other, with a pause after each. */
function inTurn(render: Paint, limits: typeof RENDERING): Paint {
  const limit = new ConcurrencyLimit(limits);
  return (...asked) =>
    new Promise((resolve, reject) => {
      const work = async () => {
        const began = performance.now();
        await render(...asked).then(resolve, reject);
        await setTimeout(PAUSE_FACTOR * (performance.now() - began));
      };
      limit.run('', work).catch(reject);
    });
}

function withoutTracking(address: string): string {
  const [pathname = '', search] = address.split('?', 2);
  const remaining = search?.split('&').filter((pair) => !TRACKING.test(pair.split('=', 1)[0] ?? ''));
  return remaining?.length ? `${pathname}?${remaining.join('&')}` : pathname;
}

/** Puts a rendered screen into the template that the build has made for it. */
export function withPainting(template: string, { html, styles }: Painted): string {
  return template
    .replace('</head>', () => `${styles}</head>`)
    .replace('data-painted="byServer">', (root) => root + html);
}

/** Adds the hashes of the styles in the page's head to the content security policy, which allows no other styles. */
export function allowingStyles(policy: string, page: string): string {
  const [head = ''] = page.split('</head>', 1);
  const hashes = [...head.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(
    ([, styles = '']) => `'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  );
  return policy.replace("style-src 'self'", `style-src 'self' ${hashes.join(' ')}`);
}
