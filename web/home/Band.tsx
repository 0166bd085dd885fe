import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color, media, space } from '../theme/tokens';
import { Stack } from '../ui/layout/arrange';
import { Eyebrow, Heading } from '../ui/text/Text';

interface BandProps {
  id?: string;
  eyebrow: string;
  title: string;
  lead?: ReactNode;
  /** A darker background from edge to edge. */
  sunken?: boolean;
  children: ReactNode;
}

const Root = styled.section<{ $sunken: boolean }>`
  background: ${({ $sunken }) => ($sunken ? color.sunken : 'transparent')};
`;

const Inner = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  width: min(100%, 1240px);
  margin-inline: auto;
  padding: ${space(10)} ${space(4)};

  ${media.phone} {
    gap: ${space(3)};
    padding: ${space(6)} ${space(2)};
  }
`;

const Lead = styled.p`
  max-width: 60ch;
  color: ${color.soft};
`;

export function Band({ id, eyebrow, title, lead, sunken = false, children }: BandProps) {
  const titleId = useId();
  return (
    <Root id={id} aria-labelledby={titleId} $sunken={sunken}>
      <Inner>
        <Stack as="header" gap={1}>
          <Eyebrow>{eyebrow}</Eyebrow>
          <Heading level={2} size={38} id={titleId}>
            {title}
          </Heading>
          {lead && <Lead>{lead}</Lead>}
        </Stack>
        {children}
      </Inner>
    </Root>
  );
}
