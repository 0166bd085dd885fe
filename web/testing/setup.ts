import './unthrottled';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import * as react from 'react';
import { __PRIVATE__ as styledComponents } from 'styled-components';
import { afterAll, afterEach, vi } from 'vitest';
import { dismissedReminderCookie } from '../../rules/accounts/emailReminder';
import { cartStore } from '../cart/cartStore';
import { listingPlace } from '../find/listingPlace';
import { sessionStore } from '../session/sessionStore';
import { setSignedOutByChoice } from '../session/signedOutByChoice';
import './likelyRules';
import { setViewport } from './setViewport';

const REACT_INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

configure({
  // On a busy machine the first rendering of a screen takes longer than the default second.
  asyncUtilTimeout: 25_000,

  /** Prints the page only when the error is read, because waiting tests throw hundreds of errors that nobody reads. */
  getElementError(message, container) {
    const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
    const get = () => [message, prettyDOM(container)].join('\n\n');
    return Object.defineProperty(error, 'message', { configurable: true, get });
  },
});

// React creates an error for each of the first ten thousand elements to record their origin. This skips these slow errors.
Object.defineProperty(Object(react)[REACT_INTERNALS], 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set() {},
});

const { href } = window.location;

// happy-dom loads no images, so an image counts as incomplete until a test fires its load or error event.
Object.defineProperty(HTMLImageElement.prototype, 'complete', { get: () => false });

// Tests of all files share one page. This resets it to an unknown session and a desktop viewport after each test.
afterEach(() => {
  if (window.location.href !== href) throw new Error(`The test has left the page, for ${window.location.href}`);
  cleanup();
  document.body.replaceChildren();
  document.title = '';
  vi.unstubAllGlobals();
  setViewport(1280);
  void sessionStore.start(() => new Promise(() => {}));
  setSignedOutByChoice(false);
  Object.assign(listingPlace, { search: '', top: 0, cards: 0 });
  cartStore.open(null, false);
  // A successful write tells the store that the device can store carts, in case a test simulated a failure.
  cartStore.change('nobody', (cart) => cart);
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: this page has no Cookie Store.
  document.cookie = `${dismissedReminderCookie('', false)}; Max-Age=0`;
});

// Waits for pending imports, because a module that loads after its test file has ended would find no document.
afterAll(() => vi.dynamicImportSettled());

// Removes the style rules of this file, because finding an element by its role compares every rule of the page.
afterAll(() => {
  styledComponents.mainSheet.names.clear();
  styledComponents.mainSheet.clearTag();
  for (const style of document.querySelectorAll('style')) style.remove();
});
