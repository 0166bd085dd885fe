import styled from 'styled-components';
import { BRAND } from '../../rules/words/brand';
import { paths } from '../paths';
import { color, font, size, space } from '../theme/tokens';
import { Link } from '../ui/text/Link';

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color.ink};
  font-family: ${font.heading};
  font-size: ${size[21]};
  font-weight: 600;
  letter-spacing: -0.01em;
  text-decoration: none;

  &::before {
    content: '';
    width: 32px;
    height: 32px;
    background: ${color.red};
    mask: url('/icons/mark.svg') center / contain no-repeat;
  }
`;

export function Wordmark() {
  return (
    <Root to={paths.home} aria-label={`${BRAND}, home`}>
      {BRAND}
    </Root>
  );
}
