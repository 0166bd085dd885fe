import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { FeedbackButton } from '../feedback/FeedbackButton';
import { Footer } from './Footer';
import { Header } from './Header';
import { LiveOrdersSlot } from './LiveOrdersSlot';
import { SkipLink } from './SkipLink';
import { TabBar } from './TabBar';
import { useArrival } from './useArrival';
import { usePrefetch } from './usePrefetch';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

/** A screen tall by itself: the footer waits below it, and does not jump there when what was awaited comes. */
const Main = styled.main`
  outline: none;

  @media screen {
    flex: 1 0 100dvh;
  }
`;

/** What stands around every screen. */
export function Layout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  usePrefetch();
  useArrival(main);
  return (
    <Root>
      <SkipLink />
      <Header />
      <Main id="main" ref={main} tabIndex={-1}>
        {children}
      </Main>
      <Footer />
      <FeedbackButton />
      <TabBar />
      <LiveOrdersSlot />
    </Root>
  );
}
