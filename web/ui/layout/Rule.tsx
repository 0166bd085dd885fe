import styled from 'styled-components';
import { doubleRule, hairline } from '../../theme/tokens';

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

export const Rule = ({ double = false }: { double?: boolean }) => (double ? <Double /> : <Hairline />);
