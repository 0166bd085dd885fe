import styled from 'styled-components';
import { color, size, space, touch } from '../../theme/tokens';

const SECTIONS = [
  { id: 'about', label: 'About' },
  { id: 'products', label: 'Products' },
  { id: 'raising', label: 'Raising' },
  { id: 'shipping', label: 'Shipping' },
];

const Nav = styled.nav`
  display: flex;
  gap: ${space(3)};
  overflow-x: auto;
`;

const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${touch};
  color: ${color.ink};
  font-size: ${size[15]};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    color: ${color.pasture};
    text-decoration: underline;
  }
`;

export function SectionLinks() {
  return (
    <Nav aria-label="On this page">
      {SECTIONS.map(({ id, label }) => (
        <Anchor key={id} href={`#${id}`}>
          {label}
        </Anchor>
      ))}
    </Nav>
  );
}
