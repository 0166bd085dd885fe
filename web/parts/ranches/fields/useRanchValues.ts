import { useFormikContext } from 'formik';
import type { RancherListingValues } from '../../../../rules/ranches/rancherListing';

/** The values of a form with a ranch's fields, such as a sign-up or an editor of the profile. */
export interface RanchFormValues {
  rancher: RancherListingValues;
}

export const useRanchValues = (): RancherListingValues => useFormikContext<RanchFormValues>().values.rancher;
