import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, space } from '../../theme/tokens';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 360px;
    align-items: start;
    gap: ${space(6)};
  }
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${media.phone} {
    gap: ${space(3)};
  }
`;

const Aside = styled.aside`
  ${media.wide} {
    position: sticky;
    top: ${space(11)};
    max-height: calc(100dvh - ${space(13)});
    overflow-y: auto;

    /* Doesn't scroll in a disabled fieldset, where the keyboard couldn't scroll it. */
    fieldset:disabled & {
      position: static;
      max-height: none;
    }
  }
`;

/** Content with an aside, which is sticky on wide screens and follows the content on narrow ones. */
export function WithAside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <Root>
      <Content>{children}</Content>
      <Aside>{aside}</Aside>
    </Root>
  );
}
