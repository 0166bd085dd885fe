import './unthrottled';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import * as react from 'react';
import { __PRIVATE__ as styledComponents } from 'styled-components';
import { afterAll, afterEach, vi } from 'vitest';
import { reminderPutAway } from '../../rules/accounts/emailReminder';
import { cartStore } from '../cart/cartStore';
import { listingPlace } from '../find/listingPlace';
import { markLeft } from '../session/leaving';
import { sessionStore } from '../session/sessionStore';
import './likelyRules';
import { setViewport } from './setViewport';

const REACT_INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

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

// React makes an error for each element, to tell where it comes from, and leaves that out once it has made ten thousand.
Object.defineProperty(Object(react)[REACT_INTERNALS], 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set() {},
});

const { href } = window.location;

// The page of these tests loads no pictures, so none has come or failed by itself.
Object.defineProperty(HTMLImageElement.prototype, 'complete', { get: () => false });

// Tests of all files share one page. Each finds it as it is before anything is known, on the screen of a desk.
afterEach(() => {
  if (window.location.href !== href) throw new Error(`The test has left the page, for ${window.location.href}`);
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  setViewport(1280);
  void sessionStore.start(() => new Promise(() => {}));
  markLeft(false);
  Object.assign(listingPlace, { search: '', top: 0, cards: 0 });
  cartStore.open(null, false);
  // A write shows the store that the device can keep carts, also after a test where it could not.
  cartStore.change('nobody', (cart) => cart);
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: this page has no Cookie Store.
  document.cookie = `${reminderPutAway('')}; Max-Age=0`;
});

// The files of a worker share their modules. One that comes after its file has ended would have no document, for all files that follow.
afterAll(() => vi.dynamicImportSettled());

// Whoever asks for an element by its role has every rule of the page's styles compared with it. Those of one file are enough.
afterAll(() => {
  styledComponents.mainSheet.names.clear();
  styledComponents.mainSheet.clearTag();
  for (const style of document.querySelectorAll('style')) style.remove();
});
