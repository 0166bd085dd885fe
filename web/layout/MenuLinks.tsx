import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { smallCaps } from '../theme/mixins';
import { color, font, radius, size, space, touch } from '../theme/tokens';
import { EntryBadge } from './EntryBadge';
import { isCurrent, type NavEntry } from './navigation';

interface MenuLinksProps {
  label: string;
  entries: NavEntry[];
  onChoose: () => void;
}

const Label = styled.p`
  ${smallCaps}
  margin-bottom: ${space(1)};
  color: ${color.soft};
`;

const Entry = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${touch};
  padding: ${space(1)};
  border-radius: ${radius};
  color: ${color.ink};
  font-family: ${font.heading};
  font-size: ${size[21]};
  text-decoration: none;

  svg {
    flex: none;
    color: ${color.soft};
  }

  &[aria-current='page'] {
    background: ${color.sunken};
    color: ${color.red};
  }
`;

/** A group of large links in the slide-out menu. */
export function MenuLinks({ label, entries, onChoose }: MenuLinksProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label}>
      <Label>{label}</Label>
      {entries.map((entry) => (
        <Entry
          key={entry.label}
          to={entry.to}
          onClick={onChoose}
          aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
        >
          <entry.icon size={20} aria-hidden />
          {entry.label}
          <EntryBadge entry={entry} place="end" />
        </Entry>
      ))}
    </nav>
  );
}
