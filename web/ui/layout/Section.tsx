import { type ReactNode, useId } from 'react';
import { Heading } from '../text/Heading';
import { Cluster } from './Cluster';
import { Rule } from './Rule';
import { Stack } from './Stack';

export interface SectionProps {
  id?: string;
  title?: ReactNode;
  actions?: ReactNode;
  level?: 2 | 3;
  rule?: 'none';
  children: ReactNode;
}

/** A part of a screen with its own heading, under a rule. */
export function Section({ id, title, actions, level = 2, rule, children }: SectionProps) {
  const titleId = useId();
  return (
    <Stack as="section" id={id} aria-labelledby={title ? titleId : undefined}>
      {rule !== 'none' && <Rule />}
      {title && (
        <Cluster justify="between" gap={2}>
          <Heading level={level} id={titleId}>
            {title}
          </Heading>
          {actions && <Cluster>{actions}</Cluster>}
        </Cluster>
      )}
      {children}
    </Stack>
  );
}
