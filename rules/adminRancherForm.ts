import { object } from 'yup';
import { LIMITS } from './limits';
import { wholeRancherProfile } from './rancherProfileForm';
import { toProfileInput } from './rancherProfileValues';
import { longText } from './textField';

/** Stricter than a ranch's own editor: what the platform publishes has a description. */
const wholeProfile = wholeRancherProfile.shape({
  description: longText(LIMITS.description).required('Description is required'),
});

/** What the server takes from an admin, in cents: a field that is left out stays as it is. */
export const adminRancherInput = wholeProfile.partial();

/** The dialog shows the whole profile, in dollars. */
export const adminRancherForm = wholeProfile.transform(toProfileInput);

/** What the dialog holds, which has nothing but the ranch. */
export const adminEditorForm = object({ rancher: adminRancherForm });
