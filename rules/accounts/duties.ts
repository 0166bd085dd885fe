import type { UserType } from '../words/vocabulary';

/** A group of things that people at a ranch or on the platform team may do. */
export type Duty = 'ORDERS' | 'RANCH' | 'MONEY' | 'PEOPLE';

/** A person's role at a ranch. The owner is the account that applied, and helpers have the other roles. */
export type RanchRole = 'OWNER' | HelperRole;
export type HelperRole = 'RUN_RANCH' | 'WORK_ORDERS';
export const RANCH_ROLES: readonly RanchRole[] = ['OWNER', 'RUN_RANCH', 'WORK_ORDERS'];

export type AdminRole = 'ALL' | 'SUPPORT' | 'FINANCE';

export type Role = RanchRole | AdminRole;

const DUTIES: Record<Role, readonly Duty[]> = {
  OWNER: ['ORDERS', 'RANCH', 'MONEY', 'PEOPLE'],
  RUN_RANCH: ['ORDERS', 'RANCH'],
  WORK_ORDERS: ['ORDERS'],
  ALL: ['ORDERS', 'RANCH', 'MONEY', 'PEOPLE'],
  SUPPORT: ['ORDERS', 'RANCH'],
  FINANCE: ['MONEY'],
};

/** The duties of a role. Customers have no role, and neither has a helper whose help has ended. */
export const dutiesOf = (role: Role | null): readonly Duty[] => (role === null ? [] : DUTIES[role]);

/** The messages for people who lack a duty, at a ranch and on the platform team. */
const LACKING: Record<'RANCHER' | 'ADMIN', Record<Duty, string>> = {
  RANCHER: {
    ORDERS: "You don't help at this ranch anymore",
    RANCH: 'Your role at the ranch is to work its orders',
    MONEY: "Only the ranch's owner takes care of its money",
    PEOPLE: "Only the ranch's owner can do this",
  },
  ADMIN: {
    ORDERS: "Your role doesn't include orders",
    RANCH: "Your role doesn't include changes to ranches",
    MONEY: "Your role doesn't include money",
    PEOPLE: 'Only admins with all rights can do this',
  },
};

type Person = { userType: UserType; duties: readonly Duty[] };

/** Whether a person has any of these duties. Families have no duties and aren't limited by them. */
export const hasAnyDuty = ({ userType, duties }: Person, anyOf: readonly Duty[] | null | undefined): boolean =>
  !anyOf || userType === 'CUSTOMER' || anyOf.some((duty) => duties.includes(duty));

/** Why someone who holds none of these duties is refused. */
export function missingDutyMessage({ userType, duties }: Person, anyOf: readonly Duty[]): string {
  if (userType === 'CUSTOMER') return 'You may not do this';
  const isGone = userType === 'RANCHER' && duties.length === 0;
  return LACKING[userType][isGone ? 'ORDERS' : (anyOf[0] ?? 'PEOPLE')];
}
