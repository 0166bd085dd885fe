// React holds what follows a spinner back for up to 300 ms, so that it does not flicker. It takes the timer for it when it is loaded, and
// uses it for nothing else.
const original = globalThis.setTimeout;
globalThis.setTimeout = Object.assign((work: () => void) => original(work), original);
await import('react-dom/client');
globalThis.setTimeout = original;

export {};
