import styled from 'styled-components';
import { tabular } from '../../theme/mixins';
import { color, size } from '../../theme/tokens';

/** Words at its edges may stand out over it. */
export const Drawing = styled.svg`
  display: block;
  width: 100%;
  overflow: visible;
`;

export const Mark = styled.rect`
  fill: ${color.pasture};
`;

export const Track = styled.rect`
  fill: ${color.neutralBg};
`;

export const ChartText = styled.text`
  ${tabular}
  fill: ${color.soft};
  font-size: ${size[13]};
`;

export const ChartLabel = styled(ChartText)`
  fill: ${color.ink};
  font-size: ${size[15]};
`;
