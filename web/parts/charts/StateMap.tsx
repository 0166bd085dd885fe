import styled from 'styled-components';
import { STATES } from '../../../rules/words/states';
import { color, media } from '../../theme/tokens';
import { type Bar, type ChartProps, Drawing } from './ChartFigure';
import { MAP, stateShapes } from './stateShapes';

/** How many of the leading states show their code. */
const LABELED = 6;
/** The minimum opacity of a state with a value, so that the state doesn't look empty. */
const PALEST = 0.2;

const Shape = styled.path`
  stroke: ${color.card};
  stroke-width: 1.5;
`;

const Code = styled.text`
  fill: ${color.ink};
  stroke: ${color.card};
  stroke-width: 5px;
  paint-order: stroke;
  font-size: 26px;
  font-weight: 600;
  text-anchor: middle;

  ${media.phone} {
    stroke-width: 10px;
    font-size: 38px;
  }
`;

/** A map on which a larger value is darker. The leading states show their code. */
export default function StateMap({ bars, labelledBy, describedBy }: ChartProps & { bars: readonly Bar[] }) {
  const byState = new Map(bars.map((bar) => [bar.key, bar]));
  const highest = Math.max(0, ...bars.map(({ value }) => value));
  const leaders = bars.filter(({ value }) => value > 0).slice(0, LABELED);
  return (
    <Drawing
      role="img"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      viewBox={`0 0 ${MAP.width} ${MAP.height}`}
    >
      {stateShapes.map(({ name, outline }) => (
        <Shape key={name} d={outline} {...shadeOf(byState.get(name)?.value ?? 0, highest)}>
          <title>{`${name}: ${byState.get(name)?.text ?? 'nothing'}`}</title>
        </Shape>
      ))}
      {leaders.map(({ key }) => (
        <StateCode key={key} name={key} />
      ))}
    </Drawing>
  );
}

function StateCode({ name }: { name: string }) {
  const shape = stateShapes.find((one) => one.name === name);
  const code = STATES.find((state) => state.name === name)?.code;
  if (!shape) return null;
  return (
    <Code x={shape.middle[0]} y={shape.middle[1] + 8}>
      {code}
    </Code>
  );
}

/** Uses the square root, so that one leading state doesn't make all others pale. */
function shadeOf(value: number, highest: number) {
  if (value <= 0) return { fill: color.neutralBg };
  return { fill: color.pasture, fillOpacity: PALEST + (1 - PALEST) * Math.sqrt(value / highest) };
}
