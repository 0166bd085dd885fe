import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { loadWithApollo } from '../apollo/loadWithApollo';
import { useSession } from '../session/useSession';
import { breakpoint, color, hairline, layer, media, motion, size, space, touch } from '../theme/tokens';
import { retryImport } from '../ui/state/retryImport';
import { Link } from '../ui/text/Link';
import { AccountArea } from './AccountArea';
import { EntryBadge } from './EntryBadge';
import { MenuButton } from './MenuButton';
import { isCurrent, mainEntries, type NavEntry } from './navigation';
import { Wordmark } from './Wordmark';

/** Screens on which all entries fit only with smaller gaps. */
const TABLET = `@media (min-width: ${breakpoint.medium}px) and (max-width: 900px)`;

const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.bar};
  border-bottom: ${hairline};
  background: ${color.paper};

  ${media.short} {
    position: static;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  width: min(100%, 1240px);
  height: 64px;
  margin-inline: auto;
  padding-inline: ${space(4)};

  ${TABLET} {
    gap: ${space(1)};
    padding-inline: ${space(2)};
  }

  ${media.phone} {
    height: 56px;
    padding-inline: ${space(2)} ${space(1)};
  }
`;

const Nav = styled.nav`
  display: flex;
  flex: 1;
  align-self: stretch;
  margin-left: ${space(2)};

  ${TABLET} {
    margin-left: 0;
  }
`;

export function Header() {
  const session = useSession();
  return (
    <Root data-print="hide">
      <Row>
        <Wordmark />
        <Nav aria-label="Main">
          <NavLinks entries={mainEntries(session.viewer)} />
        </Nav>
        {session.viewer && <CartSlot />}
        <AccountArea {...session} />
        <MenuButton viewer={session.viewer} />
      </Row>
    </Root>
  );
}

const List = styled.ul`
  display: flex;
  align-self: stretch;

  ${media.phone} {
    display: none;
  }
`;

const Item = styled.li`
  display: flex;
`;

const NavLink = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  padding-inline: ${space(1.5)};
  border-block: 3px solid transparent;
  color: ${color.ink};
  font-size: ${size[15]};
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  transition: border-color ${motion.fast};

  ${TABLET} {
    padding-inline: ${space(1)};
  }

  &:hover {
    border-bottom-color: ${color.line};
  }

  &[aria-current='page'] {
    border-bottom-color: ${color.red};
  }

  &:focus-visible {
    outline-offset: -4px;
  }
`;

function NavLinks({ entries }: { entries: NavEntry[] }) {
  const { pathname } = useLocation();
  return (
    <List>
      {entries.map((entry) => (
        <Item key={entry.to}>
          <NavLink to={entry.to} aria-current={isCurrent(entry, pathname) ? 'page' : undefined}>
            {entry.label}
            <EntryBadge entry={entry} place="label" />
          </NavLink>
        </Item>
      ))}
    </List>
  );
}

const CartButton = lazy(retryImport(() => loadWithApollo(() => import('../cart/CartButton'))));

const CartSpace = styled.div`
  display: grid;
  place-items: center;
  min-width: ${touch};
  min-height: ${touch};
`;

/** Reserves space for the cart, since its code loads after the page. */
function CartSlot() {
  return (
    <CartSpace>
      <Suspense>
        <CartButton />
      </Suspense>
    </CartSpace>
  );
}
