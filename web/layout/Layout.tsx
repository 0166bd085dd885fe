import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { FeedbackButton } from '../feedback/FeedbackButton';
import { Footer } from './Footer';
import { Header } from './Header';
import { SkipLink } from './SkipLink';
import { TabBar } from './TabBar';
import { useArrival } from './useArrival';
import { usePrefetch } from './usePrefetch';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

const Main = styled.main`
  flex: 1;
  outline: none;
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
    </Root>
  );
}
