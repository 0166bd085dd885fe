// React delays the content after a spinner for up to 300 ms to avoid flicker. It captures setTimeout when it is loaded and uses
// it for nothing else, so this gives it a setTimeout without a delay.
const original = globalThis.setTimeout;
globalThis.setTimeout = Object.assign((work: () => void) => original(work), original);
await import('react-dom/client');
globalThis.setTimeout = original;

export {};
