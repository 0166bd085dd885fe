import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, edge, radius, space } from '../../theme/tokens';
import { Button } from '../button/Button';
import { Cluster } from '../layout/arrange';
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
  max-width: 50ch;
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

interface ErrorStateProps {
  title?: ReactNode;
  message?: ReactNode;
  onRetry?: () => void;
  /** Another action beside 'Try Again'. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

const Failure = styled(Root)`
  border: ${edge} solid ${color.line};
  border-top: 3px solid ${color.danger};
  background: ${color.card};
`;

/** Says that something failed to load and offers to try again. */
export function ErrorState(props: ErrorStateProps) {
  const { title = "Couldn't load this", message = 'Check your connection and try again.', onRetry, action } = props;
  return (
    <Failure role="alert">
      <Texts>
        <Heading level={props.headingLevel ?? 2} size={21}>
          {title}
        </Heading>
        <Text tone="soft">{message}</Text>
      </Texts>
      <Cluster justify="center">
        {onRetry && (
          <Button icon={RotateCcw} onClick={onRetry}>
            Try Again
          </Button>
        )}
        {action}
      </Cluster>
    </Failure>
  );
}
