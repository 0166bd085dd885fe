import type { ComponentProps } from 'react';
import { Grid } from '../ui/Grid';

/** Cards of ranches: one, two or three beside each other. */
export function RancherGrid(props: ComponentProps<'div'>) {
  return <Grid as="ul" columns={3} min={300} gap={3} {...props} />;
}
