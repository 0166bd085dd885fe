/** Returns true to keep the router from going back or forward. */
type Interceptor = () => boolean;

const interceptors = new Set<Interceptor>();

/** Starts to listen for Back and Forward. Must run before the router renders, since only the first listener can stop others. */
export function listenForBackForward(): void {
  window.addEventListener('popstate', (event) => {
    const newestFirst = [...interceptors].reverse();
    if (newestFirst.some((intercepts) => intercepts())) event.stopImmediatePropagation();
  });
}

/** Calls `interceptor` on Back and Forward, before the router. Returns a function that removes the interceptor. */
export function interceptBackForward(interceptor: Interceptor): () => void {
  interceptors.add(interceptor);
  return () => void interceptors.delete(interceptor);
}
