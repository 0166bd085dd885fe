import { getIn, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import type { RancherListingValues } from '../../../rules/rancherListing';
import type { RancherFields } from './useRancherValues';

interface RevealedProps {
  by: boolean;
  fields: readonly (keyof RancherListingValues)[];
  children: ReactNode;
}

/** Fields that are asked only where they matter, or while something in them keeps the form from being sent. */
export function Revealed({ by, fields, children }: RevealedProps) {
  const { errors } = useFormikContext<RancherFields>();
  const isWrong = fields.some((field) => getIn(errors, `rancher.${field}`));
  return by || isWrong ? children : null;
}
