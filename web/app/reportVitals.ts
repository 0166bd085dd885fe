import { screenToShow } from '../../rules/site';
import { VITALS_PATH, type WebVitals } from '../../rules/webVitals';

/** Presses and keys are noted from this time on, in ms, as web-vitals does. */
const SHORTEST = 40;

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Interaction = PerformanceEntry & { interactionId: number };

/** Shifts within a second of each other, and of five in all, count as one. */
const GAP = 1_000;
const WINDOW = 5_000;

/** Adds up the shifts of the worst burst. */
function shiftsOf() {
  let [worst, sum, first, last] = [0, 0, 0, 0];
  return ({ startTime, value, hadRecentInput }: Shift) => {
    if (hadRecentInput) return worst;
    const isSameBurst = startTime - last < GAP && startTime - first < WINDOW;
    [sum, first, last] = isSameBurst ? [sum + value, first, startTime] : [value, startTime, startTime];
    worst = Math.max(worst, sum);
    return worst;
  };
}

/** Reports once, when the page at a path is left or hidden, how fast it was. Says which screen it is, and nothing else. */
export function reportVitals(path: string): void {
  const { screen } = screenToShow(path);
  const vitals: WebVitals = { screen };
  const observers: PerformanceObserver[] = [];
  const observe = <Entry extends PerformanceEntry>(type: string, note: (entry: Entry) => void, options = {}) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    if (type === 'layout-shift') vitals.cls = 0;
    const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(note));
    observer.observe({ type, buffered: true, ...options });
    observers.push(observer);
  };
  const addShift = shiftsOf();
  observe('largest-contentful-paint', ({ startTime }) => Object.assign(vitals, { lcp: Math.round(startTime) }));
  observe<Shift>('layout-shift', (entry) => Object.assign(vitals, { cls: Math.round(addShift(entry) * 1e4) / 1e4 }));
  const addInteraction = ({ interactionId, duration }: Interaction) => {
    if (interactionId) vitals.inp = Math.max(vitals.inp ?? 0, duration);
  };
  observe<Interaction>('event', addInteraction, { durationThreshold: SHORTEST });

  const report = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', report);
    for (const observer of observers) observer.disconnect();
    navigator.sendBeacon(VITALS_PATH, new Blob([JSON.stringify(vitals)], { type: 'application/json' }));
  };
  document.addEventListener('visibilitychange', report);
}
