import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, edge, radius, space } from '../../theme/tokens';
import { Button } from '../button/Button';
import { Cluster } from '../layout/arrange';
import { Heading, Text } from '../text/Text';

interface ErrorStateProps {
  title?: ReactNode;
  message?: ReactNode;
  onRetry?: () => void;
  /** Another action beside 'Try Again'. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

/** The frame of what is shown in place of content. */
export const StateFrame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(6)} ${space(3)};
  border-radius: ${radius};
  text-align: center;
`;

export const StateTexts = styled.div`
  display: grid;
  gap: ${space(1)};
  max-width: 50ch;
`;

const Failure = styled(StateFrame)`
  border: ${edge} solid ${color.line};
  border-top: 3px solid ${color.danger};
  background: ${color.card};
`;

/** Says that something failed to load and offers to try again. */
export function ErrorState(props: ErrorStateProps) {
  const { title = "Couldn't load this", message = 'Check your connection and try again.', onRetry, action } = props;
  return (
    <Failure role="alert">
      <StateTexts>
        <Heading level={props.headingLevel ?? 2} size={21}>
          {title}
        </Heading>
        <Text tone="soft">{message}</Text>
      </StateTexts>
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
