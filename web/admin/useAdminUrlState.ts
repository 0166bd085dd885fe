import { AUDIT_ACTION, RECORD_TYPE, type RecordType } from '../../rules/words/platformVocabulary';
import { type Codec, oneOf, text, toUrlValue } from '../address/codecs';
import { useUrlState } from '../address/useUrlState';
import { type AdminTab, adminTabOf } from './adminTabs';

/** A kind of record in the audit log, or one record of that kind. */
export interface AuditRecord {
  type: RecordType;
  id?: string | undefined;
}

/** Unlike other values, the default tab stays in the URL, so that all links to it are the same. */
const tab: Codec<AdminTab['value']> = {
  read: ([first]) => adminTabOf(first),
  write: (value) => [value],
};

const id: Codec<string> = {
  read: ([first = '']) => (/^\d{1,9}$/.test(first) ? first : ''),
  write: (value) => (value ? [value] : []),
};

/** Reads and writes a record like 'rancher' or 'rancher-7'. */
const auditRecord: Codec<AuditRecord | undefined> = {
  read: ([first = '']) => {
    const [typeText, number] = first.split('-');
    const type = RECORD_TYPE.values.find((value) => toUrlValue(value) === typeText);
    return type && { type, id: id.read(number ? [number] : []) || undefined };
  },
  write: (record) => (record ? [[toUrlValue(record.type), record.id].filter(Boolean).join('-')] : []),
};

/** The filters of the audit log: one kind of action, what an account did, or what happened to a record. */
export const auditCodecs = { act: oneOf(AUDIT_ACTION.values, undefined), by: id, about: auditRecord };

const codecs = {
  tab,
  search: text(),
  // The open record.
  ranch: text(),
  ledger: text(),
  order: text(),
  support: text(),
  ...auditCodecs,
};

export function useAdminUrlState() {
  const state = useUrlState(codecs);
  return {
    ...state,
    /** Opens a record over the list. The browser's Back button closes it. */
    open: (values: Parameters<typeof state.change>[0]) => state.change(values, { replace: false }),
    /** Opens a tab. Keeps only the search, because one list's filters mean nothing in another. */
    openTab: (value: string) =>
      state.change({ tab: tab.read([value]), search: state.search }, { replace: false, alone: true }),
  };
}
