import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach } from 'vitest';
import { markLeft } from '../session/leaving';
import { sessionStore } from '../session/sessionStore';

configure({
  // On a busy machine the first drawing of a screen takes longer than the usual second.
  asyncUtilTimeout: 10_000,

  /** Shows the page when someone reads it: a test that waits makes hundreds of errors that nobody reads. */
  getElementError(message, container) {
    const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
    const get = () => [message, prettyDOM(container)].join('\n\n');
    return Object.defineProperty(error, 'message', { configurable: true, get });
  },
});

// Tests share one page, also those of other files. Each finds it as it is before anything is known.
afterEach(() => {
  cleanup();
  void sessionStore.start(() => new Promise(() => {}));
  markLeft(false);
  localStorage.clear();
  sessionStorage.clear();
});
