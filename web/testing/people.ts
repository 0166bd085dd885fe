import type { Viewer } from '../session/useSession';

export const customer: Viewer = {
  id: '1',
  name: 'Ann Fielder',
  email: 'ann@example.com',
  emailConfirmed: true,
  userType: 'CUSTOMER',
  zipCode: '',
  mustChangePassword: false,
  secondFactorSetup: 'OPTIONAL',
  deletesAt: null,
  duties: [],
  ranchRole: null,
  ranch: null,
};

export const rancher: Viewer = {
  id: '2',
  name: 'Bo Tanner',
  email: 'bo@example.com',
  emailConfirmed: true,
  userType: 'RANCHER',
  zipCode: '',
  mustChangePassword: false,
  secondFactorSetup: 'OPTIONAL',
  deletesAt: null,
  duties: ['ORDERS', 'RANCH', 'MONEY', 'PEOPLE'],
  ranchRole: 'OWNER',
  ranch: { id: '7', ranchName: 'Cedar Fork Ranch', approval: 'APPROVED' },
};

export const admin: Viewer = {
  id: '3',
  name: 'Ada Hill',
  email: 'ada@example.com',
  emailConfirmed: true,
  userType: 'ADMIN',
  zipCode: '',
  mustChangePassword: false,
  secondFactorSetup: 'OPTIONAL',
  deletesAt: null,
  duties: ['ORDERS', 'RANCH', 'MONEY', 'PEOPLE'],
  ranchRole: null,
  ranch: null,
};

/** What the profile reads of a person who signs in with the password alone, and keeps their email. */
export const noSecondFactor = {
  emailChange: null,
  secondFactor: { __typename: 'SecondFactor', hasAuthenticator: false, recoveryCodesLeft: 0, passkeys: [] },
};

/** All that the profile reads of such a person, who has told nothing else of themselves. */
export const accountOf = (viewer: Viewer) => ({
  __typename: 'User',
  ...viewer,
  ...noSecondFactor,
  phone: '',
  zipCode: '',
  city: '',
  state: '',
  favorites: [],
});
