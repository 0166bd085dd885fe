import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, size, space } from '../../theme/tokens';
import { Eyebrow } from '../text/Eyebrow';
import { Heading } from '../text/Heading';
import { TextLink } from '../text/TextLink';
import { Cluster } from './Cluster';
import { Rule } from './Rule';

interface PageHeaderProps {
  title: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  back?: { to: string; label: string };
}

const Root = styled.header`
  display: grid;
  gap: ${space(2)};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
`;

const Texts = styled.div`
  display: grid;
  flex: 1 1 320px;
  gap: ${space(1)};
`;

const Lead = styled.p`
  max-width: 60ch;
  color: ${color.soft};

  ${media.medium} {
    font-size: ${size[21]};
    line-height: 1.45;
  }
`;

/** The header of a screen with its only h1. */
export function PageHeader({ title, eyebrow, lead, actions, back }: PageHeaderProps) {
  return (
    <Root>
      {back && (
        <TextLink to={back.to} quiet icon={ArrowLeft}>
          {back.label}
        </TextLink>
      )}
      <Row>
        <Texts>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <Heading level={1}>{title}</Heading>
          {lead && <Lead>{lead}</Lead>}
        </Texts>
        {actions && <Cluster data-print="hide">{actions}</Cluster>}
      </Row>
      <Rule double />
    </Root>
  );
}
