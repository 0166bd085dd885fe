/** The keys under which GraphiQL stores request headers, with the queries or alone. */
const WITH_HEADERS = /:(tabState|queries|favorites)$/;
const HEADERS = /:headers$/;

/** The browser's storage without request headers, so that a token in them doesn't outlive the page. */
export function forgetfulStorage(storage: Storage): Storage {
  return {
    get length() {
      return storage.length;
    },
    key: (index) => storage.key(index),
    getItem: (key) => storage.getItem(key),
    setItem: (key, value) => {
      if (!HEADERS.test(key)) storage.setItem(key, WITH_HEADERS.test(key) ? withoutHeaders(value) : value);
    },
    removeItem: (key) => storage.removeItem(key),
    clear: () => storage.clear(),
  };
}

const withoutHeaders = (json: string) =>
  JSON.stringify(JSON.parse(json), (name, value) => (name === 'headers' ? null : value));
