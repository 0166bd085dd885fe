// The one script that a painted page begins with, built apart (build/prerender.ts).

// Null in modules, which this is built not to be.
const files = document.currentScript?.dataset.files?.split(' ') ?? [];
let hasStarted = false;

/** Starts the client once the page stands, so that its files don't hold up letters and pictures on a slow line. */
function start() {
  if (hasStarted) return;
  hasStarted = true;
  const [entry = '', ...others] = files;
  document.head.append(
    Object.assign(document.createElement('script'), { type: 'module', src: entry }),
    // As web/app/fetchFirst.ts fetches: a failed preload of a module would be kept.
    ...others.map((href) =>
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '', href }),
    ),
  );
}

addEventListener('load', () => new PerformanceObserver(start).observe({ type: 'paint', buffered: true }));
// A picture may never come, and whoever presses something doesn't wait for pictures.
setTimeout(start, 3_000);
addEventListener('pointerdown', start);
addEventListener('keydown', start);

/** Notes the last button that is pressed before the client answers, which presses it again (ui/state/pressAgain.ts). */
addEventListener(
  'click',
  ({ target }) => {
    window.earlyPress = target instanceof Element ? target.closest('button') : null;
  },
  // React stops a press on a part whose code hasn't come before it gets here otherwise.
  { capture: true },
);

export {};
