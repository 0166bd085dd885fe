import { Children, type ReactNode } from 'react';
import { Heading } from '../../ui/Heading';

/** Things of one kind under their heading; nothing where there are none. */
export function OfferGroup({ title, children }: { title: string; children: ReactNode }) {
  if (Children.count(children) === 0) return null;
  return (
    <div>
      <Heading level={3}>{title}</Heading>
      <ul>{children}</ul>
    </div>
  );
}
