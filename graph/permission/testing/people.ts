/** The people of docs/permissions.md, in the order of its columns. All requested records are the customer's or the rancher's. */
export const PEOPLE = [
  'visitor',
  'customer',
  'other customer',
  'rancher',
  'other rancher',
  'order worker',
  'ranch runner',
  'pending',
  'suspended',
  'rejected',
  'admin',
  'support',
  'finance',
  'processor',
] as const;
export type Person = (typeof PEOPLE)[number];

/** People who are named together in the table of who reads what. */
export const GROUPS: Record<string, readonly string[]> = {
  'the ranch': ['rancher', 'order worker', 'ranch runner'],
  'the team': ['admin', 'support', 'finance'],
  'everyone signed in': PEOPLE.filter((person) => person !== 'visitor' && person !== 'processor'),
};
