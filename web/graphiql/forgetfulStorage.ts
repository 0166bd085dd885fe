/** The keys under which GraphiQL stores request headers together with queries. */
const WITH_HEADERS = /:(tabState|queries|favorites)$/;
/** The key under which GraphiQL stores only request headers. */
const HEADERS = /:headers$/;

/** Returns a storage that leaves out request headers, so that a token in the headers isn't stored. */
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
