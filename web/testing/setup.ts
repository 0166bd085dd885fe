import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach } from 'vitest';
import { markLeft } from '../session/leaving';
import { sessionStore } from '../session/sessionStore';
import { setViewport } from './setViewport';

configure({
  // On a busy machine the first rendering of a screen takes longer than the default second.
  asyncUtilTimeout: 10_000,

  /** Prints the page only when the error is read, because waiting tests throw hundreds of errors that nobody reads. */
  getElementError(message, container) {
    const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
    const get = () => [message, prettyDOM(container)].join('\n\n');
    return Object.defineProperty(error, 'message', { configurable: true, get });
  },
});

// Tests of all files share one page. Before each, the session is unknown and the screen is a desk's again.
afterEach(() => {
  cleanup();
  void sessionStore.start(() => new Promise(() => {}));
  markLeft(false);
  setViewport(1280);
  localStorage.clear();
  sessionStorage.clear();
});
