import { type InferType, object } from 'yup';
import { feedingFlags } from './feeding';
import { rancherProfileFields } from './rancherProfileFields';
import { toProfileInput } from './rancherProfileValues';

/** A new ranch needs a name and a place. The feeding method decides the grass and grain badges. */
export const wholeRancherProfile = object(rancherProfileFields).transform((profile) => ({
  ...profile,
  ...feedingFlags(profile.feedingMethod),
}));

/** The server's input, in cents. Fields that are left out don't change. */
export const rancherProfileInput = wholeRancherProfile.partial();

export type RancherProfileInputValues = InferType<typeof rancherProfileInput>;

/** The editor's values: the whole profile, in dollars. */
export const rancherProfileForm = wholeRancherProfile.transform(toProfileInput);
