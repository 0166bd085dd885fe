import type { ComponentType } from 'react';
import { type ProfileGroup, profileGroupOf } from '../../../rules/ranches/rancherProfileFields';

/** One tab of a form. */
export interface FormTab {
  value: string;
  label: string;
  /** The groups of the tab's fields. Every field outside of the ranch belongs to the group 'account'. */
  groups: readonly (ProfileGroup | 'account')[];
  Fields: ComponentType;
}

export type FormTabList = readonly [FormTab, ...FormTab[]];

/** Returns the tab of a field such as 'rancher.shippingFee', 'user.email' or 'rancher.otherProductsList[0].price'. */
export function tabOf(tabs: readonly FormTab[], name: string): FormTab | undefined {
  const [form, field = ''] = name.split(/[.[]/);
  const group = form === 'rancher' ? profileGroupOf(field) : 'account';
  return tabs.find(({ groups }) => group && groups.includes(group));
}
