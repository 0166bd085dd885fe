import { AUDIT_ACTION, RECORD_TYPE, type RecordType } from '../../rules/words/platformVocabulary';
import { type Codec, oneOf, text, toUrlValue } from '../address/codecs';
import { useUrlState } from '../address/useUrlState';
import { type AdminTab, adminTabOf } from './adminTabs';

/** A kind of record in the audit log, or one record of that kind. */
export interface AuditRecord {
  type: RecordType;
  id?: string | undefined;
}

/** Unlike other values, the usual tab stays in the address, so that links to it are all alike. */
const tab: Codec<AdminTab['value']> = {
  read: ([first]) => adminTabOf(first),
  write: (value) => [value],
};

const id: Codec<string> = {
  read: ([first = '']) => (/^\d{1,9}$/.test(first) ? first : ''),
  write: (value) => (value ? [value] : []),
};

/** 'rancher' or 'rancher-7'. */
const auditRecord: Codec<AuditRecord | undefined> = {
  read: ([first = '']) => {
    const [word, number] = first.split('-');
    const type = RECORD_TYPE.values.find((value) => toUrlValue(value) === word);
    return type && { type, id: id.read(number ? [number] : []) || undefined };
  },
  write: (record) => (record ? [[toUrlValue(record.type), record.id].filter(Boolean).join('-')] : []),
};

/** What the audit log is narrowed to: one kind of action, what an account did, or what happened to a record. */
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

/** What the admin panel shows, as it stands in the address. */
export function useAdminAddress() {
  const state = useUrlState(codecs);
  return {
    ...state,
    /** Opens a record over the list. Back closes it. */
    open: (values: Parameters<typeof state.change>[0]) => state.change(values, { replace: false }),
    /** Opens a tab. Only the search goes along, since one list's filters mean nothing in another. */
    openTab: (value: string) =>
      state.change({ tab: tab.read([value]), search: state.search }, { replace: false, alone: true }),
  };
}
