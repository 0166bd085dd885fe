import type { ComponentType } from 'react';
import { type ProfileGroup, profileGroupOf } from '../../../rules/rancherProfileFields';

/** One sheet of a form in tabs. */
export interface FormTab {
  value: string;
  label: string;
  /** What its fields are about; whatever is not of the ranch is of the account. */
  groups: readonly (ProfileGroup | 'account')[];
  Fields: ComponentType;
}

/** The tab where the field of that name stands: 'rancher.shippingFee', 'user.email', 'rancher.otherProductsList[0].price'. */
export function tabOf(tabs: readonly FormTab[], name: string): FormTab | undefined {
  const [form, field = ''] = name.split(/[.[]/);
  const group = form === 'rancher' ? profileGroupOf(field) : 'account';
  return tabs.find(({ groups }) => group && groups.includes(group));
}
