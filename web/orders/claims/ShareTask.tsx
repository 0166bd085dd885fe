import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../../theme/tokens';
import { Cluster } from '../../ui/layout/Cluster';
import { Badge } from '../../ui/text/Badge';
import { Heading } from '../../ui/text/Heading';
import { Text } from '../../ui/text/Text';
import type { Tone } from '../../ui/text/tones';

interface ShareTaskProps {
  title: string;
  state: { text: string; tone: Tone };
  text: string;
  /** The buttons of the task. */
  children: ReactNode;
}

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(1)};
`;

/** Shows a decision that the family makes about its share, with the decision's state. */
export function ShareTask({ title, state, text, children }: ShareTaskProps) {
  return (
    <Root>
      <Cluster gap={1}>
        <Heading level={4}>{title}</Heading>
        <Badge tone={state.tone}>{state.text}</Badge>
      </Cluster>
      <Text size={15} measure>
        {text}
      </Text>
      <Cluster gap={1} data-print="hide">
        {children}
      </Cluster>
    </Root>
  );
}
