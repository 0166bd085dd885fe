import { lazy } from 'react';
import { patient } from '../../ui/patient';
import type { FormTab } from '../tabbedForm/formTab';
import { BasicInfo } from './BasicInfo';

// The first sheet stands without the code of these.
const RegistrationProducts = lazy(patient(() => import('./RegistrationProducts')));
const RanchDetails = lazy(patient(() => import('./RanchDetails')));
const DeliveryFields = lazy(patient(() => import('../fields/DeliveryFields')));

export const registrationTabs: readonly FormTab[] = [
  { value: 'basic', label: 'Basic Info', groups: ['account', 'identity'], Fields: BasicInfo },
  { value: 'products', label: 'Products', groups: ['offers'], Fields: RegistrationProducts },
  { value: 'ranch', label: 'Ranch Details', groups: ['facts', 'practices'], Fields: RanchDetails },
  { value: 'delivery', label: 'Shipping & Delivery', groups: ['delivery'], Fields: DeliveryFields },
];
