import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { media, space } from '../../theme/tokens';

const widths = { narrow: '640px', regular: '960px', wide: '1240px' };

interface PageProps extends ComponentProps<'div'> {
  width?: keyof typeof widths;
}

const Root = styled.div<{ $width: string }>`
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
  return <Root $width={widths[width]} {...rest} />;
}
