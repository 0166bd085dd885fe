import { madeOf, many, one, type Shape, sameRow, value } from '../database/reading/shape';
import { bind, sql } from '../database/reading/sql';
import { nodeId } from '../schema/arguments';

/** Reads `secondFactorSetup` from the viewer, since nobody may request another person's. */
const viewersSetup = bind(({ context }) => context.viewer?.secondFactorSetup ?? null);

const viewersDuties = bind(({ context }) => context.viewer?.duties ?? []);

const emailConfirmed = value((user) => sql`(${user}.email_confirmed_at is not null)`);

export const userShape: Shape = {
  table: 'users',
  fields: {
    nodeId: nodeId('User'),
    secondFactor: sameRow(),
    emailConfirmed,
    acceptedTerms: madeOf(
      (user) => sql`(select ${user}.terms_version as version, ${user}.terms_accepted_at as accepted_at
        where ${user}.terms_version is not null)`,
    ),
    emailChange: one(
      (change, user) => sql`${change}.user_id = ${user}.id and ${change}.is_change and ${change}.expires_at > now()`,
    ),
    secondFactorSetup: value(() => sql`${viewersSetup}::text`),
    ranch: one((ranch, user) => sql`${ranch}.id = (select rancher_id from ranch_people where user_id = ${user}.id)`),
    duties: value(() => sql`${viewersDuties}::text[]`),
    ranchRole: value((user) => sql`(select role from ranch_people where user_id = ${user}.id)`),
    adminRole: value((user) => sql`case ${user}.user_type when 'ADMIN' then ${user}.admin_role end`),
  },
};

export const secondFactorShape: Shape = {
  table: 'users',
  fields: {
    hasAuthenticator: value(
      (user) => sql`exists (select from authenticators a where a.user_id = ${user}.id and a.confirmed_at is not null)`,
    ),
    passkeys: many(
      (passkey, user) => sql`${passkey}.user_id = ${user}.id`,
      (passkey) => sql`${passkey}.id`,
    ),
    recoveryCodesLeft: value(
      (user) => sql`(select count(*)::integer from recovery_codes c where c.user_id = ${user}.id)`,
    ),
  },
};

/** The account of a ranch's owner, as other people see it. */
export const contactShape: Shape = { table: 'users', changesBy: 'parent', fields: { emailConfirmed } };

export const emailChangeShape: Shape = { table: 'email_confirmations' };

export const passkeyShape: Shape = { table: 'passkeys' };
