import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useSession } from '../session/useSession';
import { color, hairline, layer, media, space } from '../theme/tokens';
import { Link } from '../ui/text/Link';
import { EntryBadge } from './EntryBadge';
import { isCurrent, tabEntries } from './navigation';
import { FEEDBACK_WIDTH, TAB_BAR_HEIGHT } from './tabBarHeight';

const Root = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.bar};
  display: flex;
  height: calc(${TAB_BAR_HEIGHT}px + env(safe-area-inset-bottom));
  padding: 0 ${FEEDBACK_WIDTH}px env(safe-area-inset-bottom) 0;
  border-top: ${hairline};
  background: ${color.card};

  ${media.short} {
    position: static;
  }

  ${media.medium} {
    display: none;
  }
`;

const Tab = styled(Link)`
  position: relative;
  display: grid;
  flex: 1;
  place-content: center;
  justify-items: center;
  gap: ${space(0.25)};
  border-top: 3px solid transparent;
  color: ${color.soft};
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1.2;
  text-decoration: none;

  &[aria-current='page'] {
    border-top-color: ${color.red};
    color: ${color.ink};
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** The tabs at the bottom of a phone's screen. The bar is empty until the session is known. */
export function TabBar() {
  const { viewer, loading } = useSession();
  const { pathname } = useLocation();
  return (
    <Root aria-label="Tabs" data-print="hide">
      {!loading &&
        tabEntries(viewer).map((entry) => (
          <Tab key={entry.label} to={entry.to} aria-current={isCurrent(entry, pathname) ? 'page' : undefined}>
            <entry.icon size={22} aria-hidden />
            {entry.label}
            <EntryBadge entry={entry} place="icon" />
          </Tab>
        ))}
    </Root>
  );
}
