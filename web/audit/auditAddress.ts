import { AUDIT_ACTION, RECORD_TYPE } from '../../rules/platformVocabulary';
import { readNarrowing, variablesOf } from '../orders/manage/orderNarrowing';

const inAddress = (value: string) => value.toLowerCase();

export const AUDIT_ACTIONS = AUDIT_ACTION.options.map(({ value, label }) => ({ value: inAddress(value), label }));

/** Kinds of records to narrow the log to. */
export const RECORDS = [
  { value: 'user', label: 'Accounts' },
  { value: 'rancher', label: 'Ranches' },
  { value: 'order', label: 'Orders' },
];

/** A record as it stands in the address: rancher-7. */
export const recordInAddress = (type: string, id: string) => `${inAddress(type)}-${id}`;

/** Which entries of the log an address asks for. What it cannot mean is left out. */
export function readAudit(params: URLSearchParams) {
  const { from, to } = readNarrowing(params);
  const [type, recordId] = params.get('about')?.split('-') ?? [];
  const recordType = RECORD_TYPE.values.find((value) => inAddress(value) === type);
  const actorId = params.get('by') ?? undefined;
  return {
    action: AUDIT_ACTION.values.find((value) => inAddress(value) === params.get('act')),
    from,
    to,
    actorId: isId(actorId) ? actorId : undefined,
    recordType,
    recordId: recordType && isId(recordId) ? recordId : undefined,
  };
}

const isId = (text: string | undefined): text is string => /^\d{1,9}$/.test(text ?? '');

/** The same as the graph takes it. */
export function auditVariables(params: URLSearchParams) {
  const { action, actorId, recordType, recordId } = readAudit(params);
  const { from, to } = variablesOf(readNarrowing(params));
  return { action: action && [action], actorId, recordType, recordId, from, to };
}
