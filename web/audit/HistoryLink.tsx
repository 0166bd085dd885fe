import { useAdminParams } from '../platform/useAdminParams';
import { TextLink } from '../ui/TextLink';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import type { AuditTable_entryFragment } from './AuditTable.generated';
import { recordInAddress } from './auditAddress';

/** To all that was ever done to the record. */
export function HistoryLink({ entry }: { entry: AuditTable_entryFragment }) {
  const { params, addressWith } = useAdminParams();
  const { recordType, recordId, recordName } = entry;
  if (!recordType || !recordId) return null;
  const about = recordInAddress(recordType, recordId);
  if (params.get('about') === about) return null;
  return (
    <TextLink quiet to={addressWith({ tab: 'audit', support: null, about })}>
      <span>
        History
        <VisuallyHidden>{` of ${recordName}`}</VisuallyHidden>
      </span>
    </TextLink>
  );
}
