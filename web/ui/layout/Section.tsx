import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { space } from '../../theme/tokens';
import { Heading } from '../text/Heading';
import { Cluster } from './Cluster';
import { Rule } from './Rule';

export interface SectionProps {
  id?: string;
  title?: ReactNode;
  actions?: ReactNode;
  level?: 2 | 3;
  rule?: 'none';
  children: ReactNode;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`;

/** A part of a screen with its own heading, under a rule. */
export function Section({ id, title, actions, level = 2, rule, children }: SectionProps) {
  const titleId = useId();
  return (
    <Root id={id} aria-labelledby={title ? titleId : undefined}>
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
    </Root>
  );
}
