import { ofTab, stored as storedValue, store as storeValue } from '../state/stored';

type Values = Record<string, unknown>;

/** What a form contains: `identity` tells its place and record, `changed` has the fields that the person has changed. */
interface FormInput {
  identity: string;
  changed: Values;
}

const KEY = 'herdline.input';
const openForms = new Set<() => FormInput | undefined>();

/** What was typed when the session ended, for the same person's next sign-in. Never passwords and codes. */
export const keptInput = {
  /** Adds an open form. Returns a function that removes it. */
  watch(read: () => FormInput | undefined): () => void {
    openForms.add(read);
    return () => void openForms.delete(read);
  },

  keep(personId: string): void {
    const forms = [...openForms].flatMap((read) => read() ?? []);
    if (forms.length > 0) store({ personId, forms });
  },

  /** Drops what somebody else typed. Without a person, drops everything. */
  dropUnlessOf(personId: string | undefined): void {
    const kept = stored();
    if (kept && kept.personId !== personId) store(undefined);
  },

  take(identity: string): Values | undefined {
    const kept = stored();
    const found = kept?.forms.find((form) => form.identity === identity);
    if (kept && found) store({ ...kept, forms: kept.forms.filter((form) => form !== found) });
    return found?.changed;
  },
};

interface Kept {
  personId: string;
  forms: FormInput[];
}

const stored = (): Kept | undefined => storedValue(KEY, ofTab);

const store = (kept: Kept | undefined) => storeValue(KEY, kept?.forms.length ? kept : undefined, ofTab);
