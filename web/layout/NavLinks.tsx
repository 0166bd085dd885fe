import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { color, media, motion, size, space } from '../theme/tokens';
import { EntryBadge } from './EntryBadge';
import { isCurrent, type NavEntry } from './navigation';

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

export function NavLinks({ entries }: { entries: NavEntry[] }) {
  const { pathname } = useLocation();
  return (
    <List>
      {entries.map((entry) => (
        <Item key={entry.to}>
          <NavLink to={entry.to} aria-current={isCurrent(entry, pathname) ? 'page' : undefined}>
            {entry.label}
            <EntryBadge entry={entry} place="word" />
          </NavLink>
        </Item>
      ))}
    </List>
  );
}
