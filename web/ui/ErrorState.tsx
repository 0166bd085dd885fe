import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius, space } from '../theme/tokens';
import { Button } from './Button';
import { Cluster } from './Cluster';
import { Heading } from './Heading';
import { Text } from './Text';

interface ErrorStateProps {
  title?: ReactNode;
  message?: ReactNode;
  onRetry?: () => void;
  /** A way out beside trying again. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(6)} ${space(3)};
  border: 1px solid ${color.line};
  border-top: 3px solid ${color.danger};
  border-radius: ${radius};
  background: ${color.card};
  text-align: center;
`;

const Words = styled.div`
  display: grid;
  gap: ${space(1)};
  max-width: 52ch;
`;

/** Something did not load: says so, and offers to try again. */
export function ErrorState(props: ErrorStateProps) {
  const { title = 'This did not load', message = 'Check your connection and try again.', onRetry, action } = props;
  return (
    <Root role="alert">
      <Words>
        <Heading level={props.headingLevel ?? 2} size={21}>
          {title}
        </Heading>
        <Text tone="soft">{message}</Text>
      </Words>
      <Cluster justify="center">
        {onRetry && (
          <Button icon={RotateCcw} onClick={onRetry}>
            Try again
          </Button>
        )}
        {action}
      </Cluster>
    </Root>
  );
}
