import type { ModelObject } from 'objection';
import type { AdminRole } from '../../rules/accounts/duties';
import type { UserType } from '../../rules/words/vocabulary';
import { Model } from '../database/Model';

export class User extends Model {
  static override tableName = 'users';

  declare id: number;
  declare email: string;
  declare name: string;
  declare phone: string;
  declare zipCode: string;
  declare city: string;
  declare state: string;
  declare userType: UserType;
  /** Used only if `userType` is ADMIN. */
  declare adminRole: AdminRole;
  /** The version of the terms that the person accepted last, and when. Null for accounts from before the terms. */
  declare termsVersion: string | null;
  declare termsAcceptedAt: string | null;
  declare passwordHash: string | null;
  declare mustChangePassword: boolean;
  /** When the person last proved that they receive the mail sent to `email`. */
  declare emailConfirmedAt: string | null;
  /** In milliseconds since 1970. Sessions that started earlier are no longer valid. */
  declare sessionsValidFrom: number;
  /** The URL of the person's calendar is derived from this key. */
  declare calendarKey: string;
  /** When the account will be erased. Null unless its owner has closed it. */
  declare deletesAt: string | null;
  /** When the account was erased. The row then holds no personal data. */
  declare deletedAt: string | null;
  declare createdAt: string;
  declare updatedAt: string;
}

export type UserRow = ModelObject<User>;
