import { useFormikContext } from 'formik';
import type { RancherListingValues } from '../../../rules/rancherListing';

/** The ranch of the form around: at sign-up, at the registration, in the profile. */
export interface RancherFields {
  rancher: RancherListingValues;
}

export function useRancherValues(): RancherListingValues {
  return useFormikContext<RancherFields>().values.rancher;
}
