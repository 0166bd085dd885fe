import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color, hairline, media, size, space, tabular } from '../../../theme/tokens';
import { Cluster } from '../../../ui/layout/arrange';
import { Card } from '../../../ui/layout/Card';
import { TextLink } from '../../../ui/text/Link';
import { Heading } from '../../../ui/text/Text';

interface TodayCardProps {
  title: string;
  link?: { to: string; label: string };
  children: ReactNode;
}

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(1)};

  ${media.phone} {
    gap: 0;
    padding-block: ${space(1)};
  }
`;

export function TodayCard({ title, link, children }: TodayCardProps) {
  const titleId = useId();
  return (
    <Root forwardedAs="section" aria-labelledby={titleId}>
      <Cluster justify="between">
        <Heading level={3} id={titleId}>
          {title}
        </Heading>
        {link && (
          <TextLink to={link.to} quiet>
            {link.label}
          </TextLink>
        )}
      </Cluster>
      {children}
    </Root>
  );
}

export const TodayList = styled.ol`
  ${tabular}
  display: grid;

  & > li {
    padding-block: ${space(1)};
    border-top: ${hairline};
  }

  /* The full list is behind the link in the title. */
  ${media.phone} {
    & > li:nth-child(n + 3) {
      display: none;
    }
  }
`;

export const Detail = styled.span`
  display: block;
  color: ${color.soft};
  font-size: ${size[15]};

  ${media.phone} {
    font-size: ${size[13]};
  }
`;

/** A row with a name on the left and a short figure on the right. */
export const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)};

  ${media.phone} {
    display: block;
    font-size: ${size[15]};
  }
`;
