import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { space } from '../../theme/tokens';
import { Eyebrow } from '../text/Eyebrow';
import { Heading } from '../text/Heading';
import { Cluster } from './Cluster';
import { Rule } from './Rule';

export interface SectionProps {
  id?: string;
  title?: ReactNode;
  eyebrow?: ReactNode;
  actions?: ReactNode;
  level?: 2 | 3;
  rule?: 'double' | 'single' | 'none';
  children: ReactNode;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`;

/** A part of a screen with its own heading, under a rule. */
export function Section({ id, title, eyebrow, actions, level = 2, rule = 'single', children }: SectionProps) {
  const titleId = useId();
  return (
    <Root id={id} aria-labelledby={title ? titleId : undefined}>
      {rule !== 'none' && <Rule double={rule === 'double'} />}
      {title && (
        <Cluster justify="between" gap={2}>
          <div>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            <Heading level={level} id={titleId}>
              {title}
            </Heading>
          </div>
          {actions && <Cluster>{actions}</Cluster>}
        </Cluster>
      )}
      {children}
    </Root>
  );
}
