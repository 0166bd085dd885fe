import type { Part } from './Part';

export const ACCOUNT_PARTS: readonly Part[] = [
  {
    name: 'profile',
    about: 'What your profile says of you.',
    sql: `select id as key, name, email, email_confirmed_at, phone, zip_code, city, state, user_type,
                 terms_version, terms_accepted_at, created_at, updated_at
          from users where id = :userId`,
  },
  {
    name: 'email-changes',
    about: 'An email that waits until you confirm it, and those that you had before, for seven days after a change.',
    sql: `select 'new' as key, 'new' as kind, email, expires_at as kept_until
          from email_confirmations where user_id = :userId and is_change and expires_at > now()
          union all
          select 'before ' || max(o.id), 'before', o.email, max(o.expires_at)
          from account_undos o join users u on u.id = o.user_id
          where u.id = :userId and lower(o.email) <> lower(u.email) and o.expires_at > now() group by o.email`,
  },
  {
    name: 'devices',
    about: 'Where you are signed in.',
    sql: `select sid as key, sess ->> 'userAgent' as browser,
                 to_timestamp((sess ->> 'startedAt')::float8 / 1000) as signed_in_at, expire as ends_at
          from sessions where (sess ->> 'userId')::integer = :userId and expire > now()`,
  },
  {
    name: 'two-step-verification',
    about: 'Your authenticator app and your passkeys. Their secrets are not part of it.',
    sql: `select 0 as key, 'Authenticator app' as name, confirmed_at as added_at, null::timestamptz as last_used_at
          from authenticators where user_id = :userId and confirmed_at is not null
          union all select id, name, created_at, last_used_at from passkeys where user_id = :userId`,
  },
  {
    name: 'emails',
    about: 'Emails that Herdline sent you.',
    sql: `select id as key, template as kind, subject, state, created_at, sent_at from mails where user_id = :userId`,
  },
  {
    name: 'emails-turned-off',
    about: 'What you do not want emails about.',
    sql: 'select topic as key, topic, created_at as turned_off_at from mail_refusals where user_id = :userId',
  },
  {
    name: 'notifications',
    about: 'Browsers in which you are told by push, by the push service of their maker, and of what.',
    sql: `select id as key, split_part(endpoint, '/', 3) as service, topics, shows_details, created_at
          from push_devices where user_id = :userId`,
  },
  {
    name: 'activity',
    about: 'What you did with your account, with the network address and browser that it came from.',
    sql: `select id as key, created_at as at, action, record_type, record_id, address, user_agent, token_name
          from audit_entries where actor_id = :userId`,
  },
  {
    name: 'activity-on-account',
    about: 'What others, or somebody who was not signed in yet, did to your account.',
    sql: `select id as key, created_at as at, action, changes from audit_entries
          where record_type = 'USER' and record_id = :userId and actor_id is distinct from :userId`,
  },
  {
    name: 'favorites',
    about: 'Ranches that you saved.',
    sql: `select f.id as key, r.ranch_name as ranch, f.created_at as saved_at
          from favorites f join ranchers r on r.id = f.rancher_id where f.user_id = :userId and r.approval = 'APPROVED'`,
  },
  {
    name: 'feedback',
    about: 'Feedback that you gave.',
    sql: `select id as key, type, feedback, page_url, created_at as sent_at from feedback where user_id = :userId`,
  },
  {
    name: 'reports',
    about: 'Messages and reviews that you reported.',
    sql: `select 'message ' || id as key, 'message' as reported, reason, created_at, closed_at from message_reports where reporter_id = :userId
          union all
          select 'review ' || id, 'review', reason, created_at, closed_at from review_reports where reporter_id = :userId`,
  },
  {
    name: 'api-tokens',
    about: 'Your API tokens. Their secrets are not part of it.',
    sql: `select id as key, name, scopes, created_at, expires_at, last_used_at, revoked_at
          from api_tokens where user_id = :userId`,
  },
  {
    name: 'webhooks',
    about: 'Your webhooks. Their secrets are not part of it.',
    sql: `select id as key, url, types, enabled, created_at, last_delivered_at from webhooks where user_id = :userId`,
  },
  {
    name: 'webhook-deliveries',
    about: 'What your webhooks were sent lately.',
    sql: `select d.id as key, w.url, d.event_type, d.succeeded, d.status, d.created_at as sent_at
          from webhook_deliveries d join webhooks w on w.id = d.webhook_id where w.user_id = :userId`,
  },
];

export const ADMIN_PARTS: readonly Part[] = [
  {
    name: 'admin-invitations',
    about: 'People you invited to the platform team, until they accept.',
    sql: `select id as key, email, name, role, invited_at, expires_at from admin_invitations where invited_by = :userId`,
  },
];
