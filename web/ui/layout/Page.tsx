import { ArrowLeft } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, size, space } from '../../theme/tokens';
import { TextLink } from '../text/Link';
import { Eyebrow, Heading } from '../text/Text';
import { Cluster } from './arrange';
import { Rule } from './Rule';

const widths = { narrow: '640px', regular: '960px', wide: '1240px' };

interface PageProps extends ComponentProps<'div'> {
  width?: keyof typeof widths;
}

const Column = styled.div<{ $width: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  width: min(100%, ${({ $width }) => $width});
  margin-inline: auto;
  padding: ${space(6)} ${space(4)} ${space(10)};

  ${media.phone} {
    gap: ${space(2.5)};
    padding: ${space(2)} ${space(2)} ${space(4)};
  }
`;

/** The column of a screen's content. */
export function Page({ width = 'regular', ...rest }: PageProps) {
  return <Column $width={widths[width]} {...rest} />;
}

interface PageHeaderProps {
  title: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  back?: { to: string; label: string };
}

const Header = styled.header`
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

export function PageHeader({ title, eyebrow, lead, actions, back }: PageHeaderProps) {
  return (
    <Header>
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
    </Header>
  );
}
