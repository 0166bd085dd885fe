import express, { type RequestHandler } from 'express';
import { Histogram } from 'prom-client';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { readWebVitals } from '../../../rules/webVitals';
import { HttpRefusal } from '../HttpRefusal';
import { registry } from './registry';

const seconds = new Histogram({
  name: 'herdline_web_vital_seconds',
  help: 'Until the largest part of a page was painted (LCP), and the slowest press or key until the next frame (INP).',
  labelNames: ['metric', 'screen'],
  buckets: [0.05, 0.1, 0.2, 0.3, 0.5, 1, 1.8, 2.5, 4, 8],
  registers: [registry],
});

const shift = new Histogram({
  name: 'herdline_web_layout_shift',
  help: 'How much the parts of a page moved by themselves (CLS).',
  labelNames: ['screen'],
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5],
  registers: [registry],
});

const MAX_BYTES = 1_024;

/** The reports that a server counts per second. Nobody is told apart, so all of them share it. */
const MAX_PER_SECOND = 50;

/** Counts how fast pages were in browsers. Nothing else of a report is read or kept. Errors: BAD_USER_INPUT. */
export function receiveWebVitals(): RequestHandler[] {
  const limit = new RateLimiterMemory({ points: MAX_PER_SECOND, duration: 1 });
  const count: RequestHandler = async (req, res) => {
    const vitals = readWebVitals(req.body);
    if (!vitals) throw new HttpRefusal(400, 'This is no report of how fast a page was');
    const isCounted = await limit.consume('all').then(
      () => true,
      () => false,
    );
    const { screen, lcp, inp, cls } = vitals;
    if (isCounted && lcp !== undefined) seconds.observe({ metric: 'LCP', screen }, lcp / 1_000);
    if (isCounted && inp !== undefined) seconds.observe({ metric: 'INP', screen }, inp / 1_000);
    if (isCounted && cls !== undefined) shift.observe({ screen }, cls);
    res.status(204).end();
  };
  return [express.json({ limit: MAX_BYTES }), count];
}
