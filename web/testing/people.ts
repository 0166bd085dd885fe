import { TERMS_VERSION } from '../../rules/papers/termsVersion';
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
  acceptedTerms: { version: TERMS_VERSION },
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
  acceptedTerms: { version: TERMS_VERSION },
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
  acceptedTerms: { version: TERMS_VERSION },
  duties: ['ORDERS', 'RANCH', 'MONEY', 'PEOPLE'],
  ranchRole: null,
  ranch: null,
};

/** Profile fields of a person without a second factor or a pending change of email. */
export const noSecondFactor = {
  emailChange: null,
  secondFactor: { __typename: 'SecondFactor', hasAuthenticator: false, recoveryCodesLeft: 0, passkeys: [] },
};

/** Returns all profile fields of a person without a second factor, with empty contact details. */
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
