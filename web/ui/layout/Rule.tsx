import styled from 'styled-components';
import { doubleRule, hairline } from '../../theme/mixins';
import { color, space } from '../../theme/tokens';

interface RuleProps {
  double?: boolean;
  /** Adds a small star in the middle. */
  ornament?: boolean;
}

const Hairline = styled.hr`
  width: 100%;
  margin: 0;
  border: 0;
  border-top: ${hairline};
`;

const Double = styled.hr`
  width: 100%;
  margin: 0;
  ${doubleRule}
`;

const Ornamented = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${space(2)};
  color: ${color.soft};

  svg {
    width: 44px;
    height: 12px;
    fill: currentcolor;
  }
`;

export function Rule({ double = false, ornament = false }: RuleProps) {
  if (ornament) {
    return (
      <Ornamented>
        <Hairline />
        <svg viewBox="0 0 44 12" aria-hidden="true">
          <path d="M22 0l2.2 3.8L28 6l-3.8 2.2L22 12l-2.2-3.8L16 6l3.8-2.2z" />
          <path d="M4 6l3-2 3 2-3 2zM34 6l3-2 3 2-3 2z" />
        </svg>
        <Hairline />
      </Ornamented>
    );
  }
  return double ? <Double /> : <Hairline />;
}
