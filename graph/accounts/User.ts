import type { ModelObject } from 'objection';
import type { AdminRole } from '../../rules/accounts/duties';
import type { UserType } from '../../rules/words/vocabulary';
import { Model } from '../database/Model';
import type { Page } from '../database/reading/page';
import type { Projection } from '../database/reading/projection';

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
  /** Counts only for admins. */
  declare adminRole: AdminRole;
  declare passwordHash: string | null;
  declare mustChangePassword: boolean;
  /** When the person last showed that they read the mail of `email`. */
  declare emailConfirmedAt: string | null;
  /** In milliseconds since 1970. Sessions that started earlier are over. */
  declare sessionsValidFrom: number;
  /** What the address of the person's calendar is made of. */
  declare calendarKey: string;
  /** When the account is erased, if its owner closed it. */
  declare deletesAt: string | null;
  /** When it was erased. Nothing of a person is left in the row. */
  declare deletedAt: string | null;
  declare createdAt: string;
  declare updatedAt: string;
}

export type UserRow = ModelObject<User>;
export type UserPage = Page<UserRow>;

export const userProjection: Projection = {
  always: ['id', 'userType'],
  needs: {
    nodeId: [],
    favorites: [],
    favoriteIds: [],
    orders: [],
    orderCounts: [],
    ranch: [],
    duties: [],
    ranchRole: [],
    adminRole: ['adminRole'],
    apiTokens: [],
    webhooks: [],
    webhook: [],
    calendarUrl: ['calendarKey'],
    unreadMessages: [],
    mailChoices: [],
    devices: [],
    emailConfirmed: ['emailConfirmedAt'],
    emailChange: [],
    secondFactor: [],
    secondFactorSetup: [],
  },
};
