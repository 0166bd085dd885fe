import { type ReactNode, useId } from 'react';
import { Heading } from '../text/Text';
import { Cluster, Stack } from './arrange';
import { Card } from './Card';
import { Rule } from './Rule';

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

/** A part of a screen on a card, with its own heading. */
export function TitledCard({ title, gap, children }: { title: string; gap?: number; children: ReactNode }) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={gap}>
        <Heading level={2} size={21} id={titleId}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
