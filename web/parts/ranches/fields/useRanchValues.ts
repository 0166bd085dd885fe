import { useFormikContext } from 'formik';
import type { RancherListingValues } from '../../../../rules/ranches/rancherListing';

export interface RanchFormValues {
  rancher: RancherListingValues;
}

export const useRanchValues = (): RancherListingValues => useFormikContext<RanchFormValues>().values.rancher;
