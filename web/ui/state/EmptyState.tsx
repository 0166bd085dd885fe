import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius, space } from '../../theme/tokens';
import { Heading, Text } from '../text/Text';

interface EmptyStateProps {
  title: ReactNode;
  text?: ReactNode;
  /** A button or link for what to do next. */
  action?: ReactNode;
  picture?: ReactNode;
  /** 1 if it takes the place of the whole screen. */
  headingLevel?: 1 | 2 | 3 | 4;
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(6)} ${space(3)};
  border: 1px dashed ${color.strongLine};
  border-radius: ${radius};
  text-align: center;
`;

const Texts = styled.div`
  display: grid;
  gap: ${space(1)};
  max-width: 48ch;
`;

/** Shown in place of an empty list. */
export function EmptyState({ title, text, action, picture, headingLevel = 2 }: EmptyStateProps) {
  return (
    <Root>
      {picture}
      <Texts>
        <Heading level={headingLevel} size={21}>
          {title}
        </Heading>
        {text && <Text tone="soft">{text}</Text>}
      </Texts>
      {action}
    </Root>
  );
}
