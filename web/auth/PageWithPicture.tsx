import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ranchPicture } from '../../rules/products/pictures';
import { media, radius, space } from '../theme/tokens';
import { Page } from '../ui/layout/Page';
import { Notice } from '../ui/state/Notice';

const PICTURE = ranchPicture(9);

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

/** A picture on wide screens. Narrower screens don't load it, because browsers don't load hidden lazy images. */
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

export function PageWithPicture({ children }: { children: ReactNode }) {
  return (
    <Root width="wide">
      <Scene src={PICTURE} alt="" width={960} height={640} loading="lazy" />
      <Column>{children}</Column>
    </Root>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Replaces a submitted form. Takes the focus, so that screen readers read it. */
export function FormOutcome({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <Notice tone="success" role="status" title={title}>
        {children}
      </Notice>
    </div>
  );
}
