import { DropdownMenu } from 'radix-ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color, media, size, space, touch } from '../theme/tokens';
import type { MenuEntry } from './Menu';

const Item = styled(DropdownMenu.Item)<{ $tone: 'ink' | 'danger' }>`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: 40px;
  padding: ${space(1)} ${space(1.5)};
  border-radius: 4px;
  outline: none;
  color: ${({ $tone }) => color[$tone]};
  font-size: ${size[15]};
  text-decoration: none;
  cursor: pointer;

  &[data-highlighted] {
    background: ${color.sunken};
  }

  ${media.phone} {
    min-height: ${touch};
  }
`;

export function MenuItem({ label, to, onSelect, icon: Icon, tone = 'ink' }: MenuEntry) {
  const words = (
    <>
      {Icon && <Icon size={18} aria-hidden />}
      {label}
    </>
  );
  return (
    <Item $tone={tone} onSelect={onSelect} asChild={to !== undefined}>
      {to === undefined ? words : <Link to={to}>{words}</Link>}
    </Item>
  );
}
