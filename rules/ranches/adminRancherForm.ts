import { object } from 'yup';
import { LIMITS } from '../fields/limits';
import { longText } from '../fields/textField';
import { type RancherContactValues, rancherContactForm } from './rancherContactForm';
import type { RancherListingValues } from './rancherListing';
import { wholeRancherProfile } from './rancherProfileForm';
import { toProfileInput } from './rancherProfileValues';

/** The profile in the admin's editor. It's stricter than a ranch's own editor, because a description is required. */
const wholeProfile = wholeRancherProfile.shape({
  description: longText(LIMITS.description).required('Description is required'),
});

/** The server's input from an admin, in cents. Fields that are left out don't change. */
export const adminRancherInput = wholeProfile.partial();

/** The dialog's values: the whole profile, in dollars. */
export const adminRancherForm = wholeProfile.transform(toProfileInput);

/** The dialog's values for the ranch and its owner. */
export interface AdminEditorValues {
  rancher: RancherListingValues;
  contact: RancherContactValues;
}

export const adminEditorForm = object({ rancher: adminRancherForm, contact: rancherContactForm });
