import { RECORD_TYPE } from '../../rules/platformVocabulary';
import { useAdminParams } from '../platform/useAdminParams';
import { TextLink } from '../ui/TextLink';
import type { AuditTable_entryFragment } from './AuditTable.generated';

/** To what it was done, and the way there. An account has no page that fits every kind of person. */
export function RecordLink({ entry }: { entry: AuditTable_entryFragment }) {
  const { addressWith } = useAdminParams();
  const { recordType: type, recordId: id, recordName } = entry;
  if (!type || !id) return 'No such account';
  const name = recordName || `${RECORD_TYPE.label(type)} ${id}`;
  if (type === 'USER') return name;
  const dialog = type === 'RANCHER' ? 'ranch' : 'order';
  return <TextLink to={addressWith({ support: null, [dialog]: id })}>{name}</TextLink>;
}
