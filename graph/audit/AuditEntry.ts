import type { AuditAction, RecordType } from '../../rules/platformVocabulary';
import type { Page } from '../database/page';
import type { Projection } from '../database/projection';
import type { Change } from './changesOf';

/** A row of the audit log. The database refuses to change or delete one. */
export type AuditEntryRow = {
  id: number;
  action: AuditAction;
  actorId: number | null;
  /** As the person was called then. */
  actorName: string;
  /** Of the API token that it came by; null for a session and a command. */
  tokenName: string | null;
  recordType: RecordType | null;
  recordId: number | null;
  /** As the record was called then. */
  recordName: string;
  changes: Change[];
  createdAt: string;
};

export type AuditEntryPage = Page<AuditEntryRow>;

export const auditProjection: Projection = { always: ['id'], needs: { actor: ['actorId'] } };
