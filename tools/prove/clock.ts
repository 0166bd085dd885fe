import { readFileSync } from 'node:fs';

/**
 * Shifts the clock of the process by the milliseconds in the file at CLOCK_MOVED, which may change while the process runs.
 * The process must import this file first. Timers and `performance` aren't shifted, as when a real clock is set.
 */
const file = process.env.CLOCK_MOVED ?? '';
const now = Date.now;
let offset = 0;

setInterval(() => {
  offset = Number(readFileSync(file, 'utf8'));
}, 50).unref();

globalThis.Date = new Proxy(Date, {
  construct: (target, args, receiver) =>
    Reflect.construct(target, args.length === 0 ? [now() + offset] : args, receiver),
  apply: (target) => new target(now() + offset).toString(),
  get: (target, name, receiver) => (name === 'now' ? () => now() + offset : Reflect.get(target, name, receiver)),
});
