import { type InferType, object } from 'yup';
import { feedingFlags } from './feeding';
import { rancherProfileFields } from './rancherProfileFields';
import { toProfileInput } from './rancherProfileValues';

/** Every new ranch has a name and a place. Choosing a feeding method settles the grass and grain badges. */
export const wholeRancherProfile = object(rancherProfileFields).transform((profile) => ({
  ...profile,
  ...feedingFlags(profile.feedingMethod),
}));

/** What the server takes, in cents: a field that is left out stays as it is. */
export const rancherProfileInput = wholeRancherProfile.partial();

export type RancherProfileInputValues = InferType<typeof rancherProfileInput>;

/** The editor shows the whole profile, in dollars. */
export const rancherProfileForm = wholeRancherProfile.transform(toProfileInput);
