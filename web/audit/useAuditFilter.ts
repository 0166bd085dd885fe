import { useAdminParams } from '../platform/useAdminParams';
import { AUDIT_ACTIONS, auditVariables, RECORDS, readAudit } from './auditAddress';

/** Which entries an admin looks at, as it stands in the address; `variables` is the same for the graph. */
export function useAuditFilter() {
  const { params, change } = useAdminParams();
  const { action, actorId, recordType, recordId, from, to } = readAudit(params);
  const put = (name: string) => (value: string) => change({ [name]: value }, { replace: true });
  return {
    variables: auditVariables(params),
    actorId,
    record: recordType && recordId ? { recordType, recordId } : undefined,
    isNarrowed: Boolean(action || actorId || recordType || from || to),
    action: { options: AUDIT_ACTIONS, value: action?.toLowerCase() ?? '', onChange: put('act') },
    kind: { options: RECORDS, value: recordType?.toLowerCase() ?? '', onChange: put('about') },
    from: { value: from, onChange: put('from') },
    to: { value: to, onChange: put('to') },
    anyone: () => change({ by: null }, { replace: true }),
    anyRecord: () => put('about')(recordType?.toLowerCase() ?? ''),
    clear: () => change({ act: null, by: null, about: null, from: null, to: null }, { replace: true }),
  };
}

export type AuditFilter = ReturnType<typeof useAuditFilter>;
