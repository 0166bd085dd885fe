import { readFileSync } from 'node:fs';

/**
 * Moves the clock of a process that imports this file first by as many milliseconds as the file of CLOCK_MOVED says,
 * while it runs. What measures time that passes (timers, `performance`) goes on, as when a real clock is set.
 */
const file = process.env.CLOCK_MOVED ?? '';
const now = Date.now;
let moved = 0;

setInterval(() => {
  moved = Number(readFileSync(file, 'utf8'));
}, 50).unref();

globalThis.Date = new Proxy(Date, {
  construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [now() + moved] : given, self),
  apply: (target) => new target(now() + moved).toString(),
  get: (target, name, self) => (name === 'now' ? () => now() + moved : Reflect.get(target, name, self)),
});
