import { type ReactNode, useId } from 'react';
import { Heading } from '../text/Heading';
import { Card } from './Card';
import { Stack } from './Stack';

interface TitledCardProps {
  title: string;
  gap?: number;
  children: ReactNode;
}

/** A part of a screen on a card, with its own heading. */
export function TitledCard({ title, gap, children }: TitledCardProps) {
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
