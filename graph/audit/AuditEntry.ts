import type { AuditAction, RecordType } from '../../rules/words/platformVocabulary';
import type { Page } from '../database/reading/page';
import type { Change } from './audit';

export type AuditEntryRow = {
  id: number;
  action: AuditAction;
  actorId: number | null;
  /** The person's name at the time. */
  actorName: string;
  /** The API token's name. Null for a session or a command. */
  tokenName: string | null;
  /** Null for a command, as is the user agent. */
  address: string | null;
  userAgent: string | null;
  recordType: RecordType | null;
  recordId: number | null;
  recordName: string;
  changes: Change[];
  createdAt: string;
};

export type AuditEntryPage = Page<AuditEntryRow>;
