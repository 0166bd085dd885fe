import { Router } from 'express';
import { INSPECTION, INSPECTION_MEANING } from '../../rules/herd/inspection';
import type { Quarters } from '../../rules/herd/quarters';
import { longDay } from '../../rules/time/days';
import type { ContextOf } from '../context';
import { type Html, html } from '../http/html';
import { PLAIN_STYLES, plainPage } from '../http/plainPage';
import { findSharePage, type SharePage } from './sharePage';

/** GET /share?code=…, mounted at /share: what the code on a package opens for everyone who holds it. Errors: RATE_LIMITED. */
export function serveSharePage(contextOf: ContextOf): Router {
  const router = Router();
  router.get('/page.css', (_req, res) => {
    res.set('Cache-Control', 'public, max-age=3600').type('css').send(PLAIN_STYLES);
  });
  router.get('/', async (req, res) => {
    const share = await findSharePage(await contextOf(req, res, false), String(req.query.code ?? ''));
    res.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    res.status(share ? 200 : 404).type('html');
    res.send(share ? pageOf(share) : ENDED);
  });
  return router;
}

const page = (title: Html, body: Html) =>
  plainPage(title.source, body.source, '<link rel="stylesheet" href="/share/page.css">');

const ENDED = page(
  html`This label doesn't work anymore`,
  html`<p>Its share was moved, or its code was ended. Ask the ranch that you got the beef from.</p>`,
);

const SHARE: Record<Quarters, string> = { 1: 'Quarter', 2: 'Half', 4: 'All' };

function pageOf(share: SharePage): string {
  const { ranchName, city, state, tag, quarters, inspection } = share;
  const notForSale = html`<h2>NOT FOR SALE</h2>
<p>For the owner's household, guests and employees only (9 CFR 303.1).</p>`;
  return page(
    html`${SHARE[quarters]} of animal ${tag}`,
    html`<p>The package in your hands comes from this animal of <strong>${ranchName}</strong>, ${city}, ${state}.</p>
${inspection === 'CUSTOM_EXEMPT' ? notForSale : ''}
<dl>${factsOf(share).map(([term, details]) => html`<dt>${term}</dt><dd>${details}</dd>`)}</dl>
${inspection ? html`<p class="soft">${INSPECTION.label(inspection)}: ${INSPECTION_MEANING[inspection]}</p>` : ''}`,
  );
}

function factsOf(share: SharePage) {
  const pounds = (weight: number | null) => weight !== null && `${Math.round(weight * 10) / 10} lb`;
  const facts = [
    ['Official tag', share.eid],
    ['Processor', [share.processorName, share.processorPlace].filter(Boolean).join(', ')],
    ['Establishment', share.establishmentNumber],
    ['Harvest', share.harvestDate && longDay(share.harvestDate)],
    ['Hanging weight', pounds(share.hangingPounds)],
    ['Packaged weight', pounds(share.packagedPounds)],
    ['Boxes', share.boxes && String(share.boxes)],
  ] as const;
  return facts.flatMap(([term, details]) => (details ? [[term, details] as const] : []));
}
