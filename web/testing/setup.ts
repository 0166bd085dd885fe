import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { markLeft } from '../session/leaving';
import { sessionStore } from '../session/sessionStore';

// On a busy machine the first drawing of a screen takes longer than the usual second.
configure({ asyncUtilTimeout: 10_000 });

// Tests share one page, also those of other files. Each finds it as it is before anything is known.
afterEach(() => {
  cleanup();
  void sessionStore.start(() => new Promise(() => {}));
  markLeft(false);
  localStorage.clear();
  sessionStorage.clear();
});
