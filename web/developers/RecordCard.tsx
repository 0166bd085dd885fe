import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, space } from '../theme/tokens';
import { Cluster, Stack } from '../ui/layout/arrange';
import { Card } from '../ui/layout/Card';
import { Heading } from '../ui/text/Text';

interface RecordCardProps {
  name: string;
  state: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}

const Root = styled(Card)`
  display: grid;
  grid-template: 'name actions' 'facts facts' / minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space(1.5)} ${space(3)};

  ${media.phone} {
    grid-template: 'name' 'facts' 'actions' / minmax(0, 1fr);
  }
`;

const Title = styled(Cluster)`
  grid-area: name;
`;

const Name = styled(Heading)`
  /* Breaks URLs, which have no spaces. */
  overflow-wrap: anywhere;
`;

const Facts = styled(Stack)`
  grid-area: facts;
`;

const Actions = styled(Cluster)`
  grid-area: actions;

  ${media.phone} {
    & > button {
      flex: 1 1 40%;
    }
  }
`;

export function RecordCard({ name, state, actions, children }: RecordCardProps) {
  return (
    <Root forwardedAs="li">
      <Title gap={1.5}>
        <Name level={3} size={17}>
          {name}
        </Name>
        {state}
      </Title>
      <Facts gap={1}>{children}</Facts>
      <Actions>{actions}</Actions>
    </Root>
  );
}

export const uniqueName = (name: string, names: readonly string[], suffix: string): string =>
  names.filter((other) => other === name).length > 1 ? `${name}, ${suffix}` : name;
