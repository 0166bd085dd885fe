import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import styled from 'styled-components';
import { loadWithApollo } from '../apollo/loadWithApollo';
import { FeedbackButton } from '../feedback/FeedbackButton';
import { mayHaveStoredData } from '../offline/storedMark';
import { hasDuty, hasFirstStep } from '../session/sessionStore';
import { useSession } from '../session/useSession';
import { color, layer, space } from '../theme/tokens';
import { retryImport } from '../ui/state/retryImport';
import { useIsPainted } from '../ui/state/useIsPainted';
import { EmailBanner, TermsBanner } from './banners';
import { Footer } from './Footer';
import { Header } from './Header';
import { TabBar } from './TabBar';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

/** Makes the page at least as tall as the screen, so that the footer doesn't shift when the content loads. */
const Main = styled.main`
  outline: none;

  @media screen {
    flex: 1 0 100dvh;
  }
`;

export function Layout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useStartAtTop(main);
  return (
    <Root>
      <SkipLink />
      <Header />
      <OfflineSlot />
      <EmailBanner />
      <TermsBanner />
      <Main id="main" ref={main} tabIndex={-1}>
        {children}
      </Main>
      <Footer />
      <TabBar />
      <FeedbackButton />
      <LiveSlot />
    </Root>
  );
}

/** Lets keyboard users skip the header. It's visible only while it has the focus. */
const Skip = styled.a`
  position: fixed;
  top: -100px;
  left: ${space(2)};
  z-index: ${layer.toast};
  padding: ${space(1)} ${space(2)};
  background: ${color.ink};
  color: ${color.paper};
  font-weight: 600;

  &:focus {
    top: ${space(1)};
  }
`;

function SkipLink() {
  return (
    <Skip href="#main" data-print="hide">
      Skip to the content
    </Skip>
  );
}

const LiveOrders = lazy(retryImport(() => loadWithApollo(() => import('../rancher/orders/live/LiveOrders'))));

const LiveMessages = lazy(retryImport(() => loadWithApollo(() => import('../messages/live/LiveMessages'))));

/** The component that subscribes to live updates, by user type. Admins have none. */
const LIVE = { RANCHER: LiveOrders, CUSTOMER: LiveMessages, ADMIN: null };

const OfflinePart = lazy(
  retryImport(() => afterLoad().then(() => loadWithApollo(() => import('../offline/OfflinePart')))),
);

/** Waits until the page has loaded, so that the offline code doesn't delay the screen's own files. */
const afterLoad = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(null);
    else window.addEventListener('load', resolve);
  });

/** Loads the offline part for signed-in people. Also loads it to delete stored data if nobody is signed in. */
function OfflineSlot() {
  const { viewer, loading } = useSession();
  // The first render must match the prerendered HTML, which has no offline part.
  const isPainted = useIsPainted();
  if (isPainted || loading || !(viewer || mayHaveStoredData()) || !('indexedDB' in globalThis)) return null;
  return (
    <Suspense>
      <OfflinePart />
    </Suspense>
  );
}

function LiveSlot() {
  const { viewer } = useSession();
  const isLive = viewer && !hasFirstStep(viewer) && (viewer.userType === 'CUSTOMER' || hasDuty(viewer, 'ORDERS'));
  const Live = isLive ? LIVE[viewer.userType] : null;
  if (!Live) return null;
  return (
    <Suspense>
      <Live key={viewer?.id} />
    </Suspense>
  );
}

/** Scrolls to the top of a new page and focuses it. On Back, the browser restores the scroll position. */
function useStartAtTop(main: RefObject<HTMLElement | null>) {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    main.current?.focus({ preventScroll: true });
    if (navigation !== 'POP' && !hash) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash, navigation, main]);
}
