import { getIn, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import type { RancherListingValues } from '../../../../rules/ranches/rancherListing';
import type { RanchFormValues } from './useRanchValues';

interface RevealedProps {
  by: boolean;
  fields: readonly (keyof RancherListingValues)[];
  children: ReactNode;
}

/** Shows fields only if they apply, or while an error in one of them keeps the form from being submitted. */
export function Revealed({ by, fields, children }: RevealedProps) {
  const { errors } = useFormikContext<RanchFormValues>();
  const isWrong = fields.some((field) => getIn(errors, `rancher.${field}`));
  return by || isWrong ? children : null;
}
