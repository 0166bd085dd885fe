import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/tokens';
import { Heading, Text } from '../text/Text';
import { StateFrame, StateTexts } from './ErrorState';

interface EmptyStateProps {
  title: ReactNode;
  text?: ReactNode;
  /** A button or link for what to do next. */
  action?: ReactNode;
  picture?: ReactNode;
  /** 1 if it takes the place of the whole screen. */
  headingLevel?: 1 | 2 | 3 | 4;
}

const Root = styled(StateFrame)`
  border: 1px dashed ${color.strongLine};
`;

/** Shown in place of an empty list. */
export function EmptyState({ title, text, action, picture, headingLevel = 2 }: EmptyStateProps) {
  return (
    <Root>
      {picture}
      <StateTexts>
        <Heading level={headingLevel} size={21}>
          {title}
        </Heading>
        {text && <Text tone="soft">{text}</Text>}
      </StateTexts>
      {action}
    </Root>
  );
}
