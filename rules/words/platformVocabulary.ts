import type { AdminRole } from '../accounts/duties';
import { labels } from './labels';

// Labels for admins only. They're in their own file, so that other people's browsers don't load them.

/** How the second factor of an account changed. */
export type FactorChange =
  | 'AUTHENTICATOR_ADDED'
  | 'AUTHENTICATOR_REMOVED'
  | 'PASSKEY_ADDED'
  | 'PASSKEY_REMOVED'
  | 'CODES_RENEWED';

export type AuditAction =
  | 'SIGNED_IN'
  | 'SIGN_IN_FAILED'
  | 'CONFIRMATION_FAILED'
  | 'SIGNED_OUT'
  | 'SIGNED_OUT_EVERYWHERE'
  | 'REGISTERED'
  | 'RANCH_REGISTERED'
  | 'PASSWORD_CHANGED'
  | 'SECOND_FACTOR_ADDED'
  | 'SECOND_FACTOR_REMOVED'
  | 'RECOVERY_CODES_RENEWED'
  | 'RECOVERY_CODE_USED'
  | 'EMAIL_CONFIRMED'
  | 'EMAIL_CHANGE_REQUESTED'
  | 'EMAIL_CHANGED'
  | 'EMAIL_CHANGE_CANCELED'
  | 'EMAIL_CHANGE_UNDONE'
  | 'ACCOUNT_SECURED'
  | 'PASSWORD_RESET_REQUESTED'
  | 'PASSWORD_RESET'
  | 'RANCH_APPROVED'
  | 'RANCH_SUSPENDED'
  | 'RANCH_REJECTED'
  | 'COMMISSION_RATE_SET'
  | 'PAYMENT_RECORDED'
  | 'COMMISSION_CREDITED'
  | 'COMMISSION_WAIVED'
  | 'PAYMENT_REQUEST_DISMISSED'
  | 'PAYMENT_REQUEST_WITHDRAWN'
  | 'RANCH_EDITED'
  | 'AGREEMENT_ACCEPTED'
  | 'TERMS_ACCEPTED'
  | 'ORDER_MOVED'
  | 'ORDER_EDITED'
  | 'ORDER_SETTLED'
  | 'ORDER_PAYMENT_RECORDED'
  | 'HERD_EDITED'
  | 'REVIEW_HIDDEN'
  | 'REVIEW_SHOWN'
  | 'REVIEW_REPORTS_DISMISSED'
  | 'PHOTO_TAKEN_DOWN'
  | 'PATH_REFUSED'
  | 'LIVE_PURCHASE_CONFIRMED'
  | 'EXPORTED'
  | 'ACCOUNT_CLOSED'
  | 'ACCOUNT_KEPT'
  | 'ACCOUNT_ERASED'
  | 'ADMIN_CREATED'
  | 'ADMIN_INVITED'
  | 'ADMIN_INVITATION_CANCELED'
  | 'ADMIN_JOINED'
  | 'ADMIN_ROLE_CHANGED'
  | 'ADMIN_REMOVED'
  | 'HELPER_INVITED'
  | 'HELPER_INVITATION_CANCELED'
  | 'HELPER_JOINED'
  | 'HELPER_ROLE_CHANGED'
  | 'HELPER_REMOVED'
  | 'HELPER_LEFT'
  | 'TOKEN_CREATED'
  | 'TOKEN_REVOKED'
  | 'WEBHOOK_CREATED'
  | 'WEBHOOK_CHANGED'
  | 'WEBHOOK_SECRET_ROTATED'
  | 'WEBHOOK_DELETED'
  | 'CONVERSATION_READ'
  | 'MESSAGE_REPORT_CLOSED'
  | 'COMPLAINT_DECIDED'
  | 'COMPLAINT_CLOSED'
  | 'RECALL_STARTED';
export const ADMIN_ROLE = labels<AdminRole>({ ALL: 'All', SUPPORT: 'Support', FINANCE: 'Finance' });

export const AUDIT_ACTION = labels<AuditAction>({
  SIGNED_IN: 'Signed in',
  SIGN_IN_FAILED: 'Sign-in failed',
  CONFIRMATION_FAILED: 'Wrong password or code',
  SIGNED_OUT: 'Signed out',
  SIGNED_OUT_EVERYWHERE: 'Signed out everywhere',
  REGISTERED: 'Account registered',
  RANCH_REGISTERED: 'Ranch registered',
  PASSWORD_CHANGED: 'Password changed',
  SECOND_FACTOR_ADDED: 'Second factor added',
  SECOND_FACTOR_REMOVED: 'Second factor removed',
  RECOVERY_CODES_RENEWED: 'Recovery codes renewed',
  RECOVERY_CODE_USED: 'Recovery code used',
  EMAIL_CONFIRMED: 'Email confirmed',
  EMAIL_CHANGE_REQUESTED: 'Change of email requested',
  EMAIL_CHANGED: 'Email changed',
  EMAIL_CHANGE_CANCELED: 'Change of email canceled',
  EMAIL_CHANGE_UNDONE: 'Change of email undone',
  ACCOUNT_SECURED: 'Account taken back',
  PASSWORD_RESET_REQUESTED: 'Password reset requested',
  PASSWORD_RESET: 'Password reset',
  RANCH_APPROVED: 'Ranch approved',
  RANCH_SUSPENDED: 'Ranch suspended',
  RANCH_REJECTED: 'Ranch rejected',
  COMMISSION_RATE_SET: 'Commission rate set',
  PAYMENT_RECORDED: 'Payment recorded',
  COMMISSION_CREDITED: 'Commission credited',
  COMMISSION_WAIVED: 'Commission waived',
  PAYMENT_REQUEST_DISMISSED: 'Payment request dismissed',
  PAYMENT_REQUEST_WITHDRAWN: 'Payment request withdrawn',
  RANCH_EDITED: 'Ranch edited',
  AGREEMENT_ACCEPTED: 'Broker agreement accepted',
  TERMS_ACCEPTED: 'Terms accepted',
  ORDER_MOVED: 'Order status changed',
  ORDER_EDITED: 'Order edited',
  ORDER_SETTLED: 'Order settled',
  ORDER_PAYMENT_RECORDED: 'Payment of an order recorded',
  HERD_EDITED: 'Herd edited',
  REVIEW_HIDDEN: 'Review hidden',
  REVIEW_SHOWN: 'Review shown again',
  REVIEW_REPORTS_DISMISSED: 'Review reports dismissed',
  PHOTO_TAKEN_DOWN: 'Photo taken down',
  PATH_REFUSED: 'Sale refused by law',
  LIVE_PURCHASE_CONFIRMED: 'Live purchase confirmed',
  EXPORTED: 'File exported',
  ACCOUNT_CLOSED: 'Account closed',
  ACCOUNT_KEPT: 'Account kept',
  ACCOUNT_ERASED: 'Account erased',
  ADMIN_CREATED: 'Admin account created',
  ADMIN_INVITED: 'Admin invited',
  ADMIN_INVITATION_CANCELED: 'Invitation of an admin canceled',
  ADMIN_JOINED: 'Admin joined the team',
  ADMIN_ROLE_CHANGED: 'Role of an admin changed',
  ADMIN_REMOVED: 'Admin removed',
  HELPER_INVITED: 'Helper invited',
  HELPER_INVITATION_CANCELED: 'Invitation of a helper canceled',
  HELPER_JOINED: 'Helper joined a ranch',
  HELPER_ROLE_CHANGED: 'Role of a helper changed',
  HELPER_REMOVED: 'Helper removed',
  HELPER_LEFT: 'Helper left a ranch',
  TOKEN_CREATED: 'API token created',
  TOKEN_REVOKED: 'API token revoked',
  WEBHOOK_CREATED: 'Webhook created',
  WEBHOOK_CHANGED: 'Webhook changed',
  WEBHOOK_SECRET_ROTATED: 'Webhook got a new secret',
  WEBHOOK_DELETED: 'Webhook removed',
  CONVERSATION_READ: 'Conversation read',
  MESSAGE_REPORT_CLOSED: 'Message report closed',
  COMPLAINT_DECIDED: 'Complaint decided',
  COMPLAINT_CLOSED: 'Complaint closed',
  RECALL_STARTED: 'Recall started',
});

export type RecordType = 'USER' | 'RANCHER' | 'ORDER';
export const RECORD_TYPE = labels<RecordType>({ USER: 'Account', RANCHER: 'Ranch', ORDER: 'Order' });

export type MailState = 'QUEUED' | 'SENT' | 'FAILED' | 'SKIPPED';
export const MAIL_STATE = labels<MailState>({
  QUEUED: 'Waiting',
  SENT: 'Sent',
  FAILED: 'Given up',
  SKIPPED: 'Not needed',
});
