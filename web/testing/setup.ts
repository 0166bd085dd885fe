import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// On a busy machine the first drawing of a screen takes longer than the usual second.
configure({ asyncUtilTimeout: 10_000 });

// What one test leaves on the device is not there for the next.
afterEach(() => {
  cleanup();
  // The tests of what the server writes run without a browser.
  globalThis.localStorage?.clear();
});
