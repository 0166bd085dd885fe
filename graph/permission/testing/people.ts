/** The people of docs/permissions.md, in the order of its columns. Everything that is asked for belongs to the customer and the rancher. */
export const PEOPLE = [
  'visitor',
  'customer',
  'other customer',
  'rancher',
  'other rancher',
  'pending',
  'suspended',
  'rejected',
  'admin',
] as const;
export type Person = (typeof PEOPLE)[number];
