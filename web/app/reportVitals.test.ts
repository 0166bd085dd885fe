import { expect, onTestFinished, test, vi } from 'vitest';
import { reportVitals } from './reportVitals';

type Entry = {
  startTime?: number;
  value?: number;
  hadRecentInput?: boolean;
  interactionId?: number;
  duration?: number;
};

/** Fakes a browser that has measured these entries. */
function fakeEntries(entries: Record<string, Entry[]>) {
  class FakeObserver {
    static supportedEntryTypes = Object.keys(entries);
    callback: (list: { getEntries: () => Entry[] }) => void;
    constructor(callback: FakeObserver['callback']) {
      this.callback = callback;
    }
    observe({ type }: { type: string }) {
      this.callback({ getEntries: () => entries[type] ?? [] });
    }
    disconnect() {}
  }
  const sendBeacon = vi.fn<(path: string, body: Blob) => boolean>(() => true);
  vi.stubGlobal('PerformanceObserver', FakeObserver);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { sendBeacon }));
  onTestFinished(() => void vi.unstubAllGlobals());
  return sendBeacon;
}

function hide() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(document, 'visibilityState'));
  document.dispatchEvent(new Event('visibilitychange'));
}

const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput });

test('a page reports once how fast it was, by the name of its screen', async () => {
  const sendBeacon = fakeEntries({
    'largest-contentful-paint': [{ startTime: 800.4 }, { startTime: 1400.2 }],
    'layout-shift': [shift(100, 0.01), shift(600, 0.02), shift(700, 0.5, true), shift(9_000, 0.015)],
    event: [
      { interactionId: 0, duration: 900 },
      { interactionId: 4, duration: 96 },
      { interactionId: 5, duration: 48 },
    ],
  });
  reportVitals('/rancher/12/lone-oak');
  expect(sendBeacon).not.toHaveBeenCalled();
  hide();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sendBeacon).toHaveBeenCalledOnce();
  const [path, body] = sendBeacon.mock.calls[0]!;
  expect([path, body.type]).toEqual(['/web-vitals', 'application/json']);
  expect(JSON.parse(await body.text())).toEqual({ screen: 'ranch', lcp: 1400, inp: 96, cls: 0.03 });
});

test('a browser that measures nothing reports only the screen', async () => {
  const sendBeacon = fakeEntries({});
  reportVitals('/terms');
  hide();
  expect(JSON.parse(await sendBeacon.mock.calls[0]![1].text())).toEqual({ screen: 'terms' });
});
