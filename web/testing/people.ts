import type { Viewer } from '../session/useSession';

export const customer: Viewer = {
  id: '1',
  name: 'Ann Fielder',
  email: 'ann@example.com',
  userType: 'CUSTOMER',
  zipCode: '',
  mustChangePassword: false,
  ranch: null,
};

export const rancher: Viewer = {
  id: '2',
  name: 'Bo Tanner',
  email: 'bo@example.com',
  userType: 'RANCHER',
  zipCode: '',
  mustChangePassword: false,
  ranch: { id: '7', ranchName: 'Cedar Fork Ranch', approval: 'APPROVED' },
};

export const admin: Viewer = {
  id: '3',
  name: 'Ada Hill',
  email: 'ada@example.com',
  userType: 'ADMIN',
  zipCode: '',
  mustChangePassword: false,
  ranch: null,
};
