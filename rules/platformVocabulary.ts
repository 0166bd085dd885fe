import { labels } from './labels';

// Words that only admins read, apart from the others so that nobody else's browser loads them.

export type AuditAction =
  | 'SIGNED_IN'
  | 'SIGN_IN_FAILED'
  | 'PASSWORD_CHANGED'
  | 'RANCH_APPROVED'
  | 'RANCH_SUSPENDED'
  | 'RANCH_REJECTED'
  | 'COMMISSION_RATE_SET'
  | 'PAYMENT_RECORDED'
  | 'PAYMENT_REQUEST_DISMISSED'
  | 'RANCH_EDITED'
  | 'ORDER_MOVED'
  | 'ADMIN_CREATED'
  | 'TOKEN_CREATED'
  | 'TOKEN_REVOKED'
  | 'WEBHOOK_CREATED'
  | 'WEBHOOK_CHANGED'
  | 'WEBHOOK_DELETED';
export const AUDIT_ACTION = labels<AuditAction>({
  SIGNED_IN: 'Signed in',
  SIGN_IN_FAILED: 'Sign-in failed',
  PASSWORD_CHANGED: 'Password changed',
  RANCH_APPROVED: 'Ranch approved',
  RANCH_SUSPENDED: 'Ranch suspended',
  RANCH_REJECTED: 'Ranch rejected',
  COMMISSION_RATE_SET: 'Commission rate set',
  PAYMENT_RECORDED: 'Payment recorded',
  PAYMENT_REQUEST_DISMISSED: 'Payment request dismissed',
  RANCH_EDITED: 'Ranch edited by an admin',
  ORDER_MOVED: 'Order status changed',
  ADMIN_CREATED: 'Admin account made',
  TOKEN_CREATED: 'API token made',
  TOKEN_REVOKED: 'API token revoked',
  WEBHOOK_CREATED: 'Webhook made',
  WEBHOOK_CHANGED: 'Webhook changed',
  WEBHOOK_DELETED: 'Webhook removed',
});

export type RecordType = 'USER' | 'RANCHER' | 'ORDER';
export const RECORD_TYPE = labels<RecordType>({ USER: 'Account', RANCHER: 'Ranch', ORDER: 'Order' });

/** How far a mail got. */
export type MailState = 'QUEUED' | 'SENT' | 'FAILED' | 'SKIPPED';
export const MAIL_STATE = labels<MailState>({
  QUEUED: 'Waiting',
  SENT: 'Sent',
  FAILED: 'Given up',
  SKIPPED: 'Not needed',
});
