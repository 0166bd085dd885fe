// This is the only script that a painted page starts with. It's built separately (build/prerender.ts).

// `currentScript` is null in modules, so this file isn't built as one.
const files = document.currentScript?.dataset.files?.split(' ') ?? [];
let hasStarted = false;

/** Loads the client after the first paint, so that its files don't delay fonts and pictures on a slow connection. */
function start() {
  if (hasStarted) return;
  hasStarted = true;
  const [entry = '', ...others] = files;
  document.head.append(
    Object.assign(document.createElement('script'), { type: 'module', src: entry }),
    // Preloads for the fetch() of web/app/fetchFirst.ts, since browsers remember a failed preload of a module.
    ...others.map((href) =>
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '', href }),
    ),
  );
}

addEventListener('load', () => new PerformanceObserver(start).observe({ type: 'paint', buffered: true }));
// A picture may never load, and a press shouldn't wait for pictures.
setTimeout(start, 3_000);
addEventListener('pointerdown', start);
addEventListener('keydown', start);

/** Stores the last button that was pressed, so that the client can press it again (repeatPresses.ts). */
addEventListener(
  'click',
  ({ target }) => {
    window.earlyPress = target instanceof Element ? target.closest('button') : null;
  },
  // In the bubble phase, React would already have stopped a press on a component whose code hasn't loaded.
  { capture: true },
);

export {};
