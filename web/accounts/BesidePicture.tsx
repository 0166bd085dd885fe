import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ranchPicture } from '../../rules/pictures';
import { media, radius, space } from '../theme/tokens';
import { Page } from '../ui/Page';

const DAWN = ranchPicture(1);

const Root = styled(Page)`
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 560px);
    gap: ${space(8)};
    align-items: start;
  }
`;

const Column = styled.div`
  display: grid;
  gap: ${space(4)};
  width: min(100%, 640px);
  margin-inline: auto;
`;

/** Only where there is room: a picture that is not shown is not loaded either. */
const Scene = styled.img`
  display: none;

  ${media.wide} {
    position: sticky;
    top: ${space(13)};
    display: block;
    width: 100%;
    height: min(640px, calc(100dvh - ${space(20)}));
    border-radius: ${radius};
    object-fit: cover;
    object-position: 35% 50%;
  }
`;

/** A short form with a piece of the land at its side. */
export function BesidePicture({ children }: { children: ReactNode }) {
  return (
    <Root width="wide">
      <Scene src={DAWN} alt="" width={960} height={640} loading="lazy" />
      <Column>{children}</Column>
    </Root>
  );
}
