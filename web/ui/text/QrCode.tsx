import styled from 'styled-components';
import { encode } from 'uqr';
import { space } from '../../theme/tokens';

/** Stays dark on light in the dark theme, because many apps can't read inverted codes. */
const Picture = styled.svg`
  display: block;
  width: ${space(24)};
  max-width: 100%;
  margin-inline: auto;
  background: #fff;
  shape-rendering: crispEdges;
`;

export default function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={path} fill="#000" />
    </Picture>
  );
}
