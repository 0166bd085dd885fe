import { geoAlbersUsa } from 'd3-geo';
import styled from 'styled-components';
import { STATES } from '../../../../rules/words/states';
import { type ChartProps, Drawing } from '../../../parts/charts/ChartFigure';
import { MAP, stateShapes } from '../../../parts/charts/stateShapes';
import { color } from '../../../theme/tokens';
import type { CustomersFigure_rancherFragment } from './CustomersFigure.generated';

type Place = CustomersFigure_rancherFragment['customerPlaces'][number];

/** The projection that the atlas documents for its shapes. */
const project = geoAlbersUsa()
  .scale(1300)
  .translate([MAP.width / 2, MAP.height / 2]);

const Shape = styled.path<{ $isHome: boolean }>`
  fill: ${({ $isHome }) => ($isHome ? `color-mix(in srgb, ${color.pasture} 22%, ${color.neutralBg})` : color.neutralBg)};
  stroke: ${color.card};
  stroke-width: 1.5;
  vector-effect: non-scaling-stroke;
`;

const Dot = styled.circle`
  fill: ${color.pasture};
  fill-opacity: 0.75;
  stroke: ${color.card};
  stroke-width: 1;
  vector-effect: non-scaling-stroke;
`;

/** Highlights the states where customers live. Each ZIP code has a dot, whose size grows with the number of customers. */
export default function CustomerMap({ places, labelledBy, describedBy }: ChartProps & { places: readonly Place[] }) {
  const codes = new Set(places.map(({ state }) => state));
  const names = new Set(STATES.filter(({ code }) => codes.has(code)).map(({ name }) => name));
  const homes = stateShapes.filter(({ name }) => names.has(name));
  const view = viewOf(homes);
  const maxCustomers = Math.max(...places.map(({ customers }) => customers));
  return (
    <Drawing
      role="img"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
    >
      {stateShapes.map(({ name, outline }) => (
        <Shape key={name} d={outline} $isHome={names.has(name)} />
      ))}
      {places.map((place) => (
        <PlaceDot key={place.zipCode} place={place} radius={view.width * radiusOf(place.customers / maxCustomers)} />
      ))}
    </Drawing>
  );
}

function PlaceDot({ place, radius }: { place: Place; radius: number }) {
  const at = project([place.longitude, place.latitude]);
  if (!at) return null;
  return (
    <Dot cx={at[0]} cy={at[1]} r={radius}>
      <title>{`${place.city}, ${place.state} ${place.zipCode}: ${place.customers}`}</title>
    </Dot>
  );
}

/** Returns a dot's radius as a fraction of the map's width. The square root makes the area grow with the customers. */
const radiusOf = (share: number) => 0.008 + 0.014 * Math.sqrt(share);

type Shape = (typeof stateShapes)[number];

const MARGIN = 1.15;

/** Returns the part of the map that contains these states, with the aspect ratio of the whole map. */
function viewOf(homes: readonly Shape[]) {
  const corners = homes.flatMap(({ bounds }) => bounds);
  if (corners.length === 0) return { x: 0, y: 0, ...MAP };
  const [left, right] = edgesOf(corners.map(([x]) => x));
  const [top, bottom] = edgesOf(corners.map(([, y]) => y));
  const scale = Math.min(1, MARGIN * Math.max((right - left) / MAP.width, (bottom - top) / MAP.height));
  const [width, height] = [MAP.width * scale, MAP.height * scale];
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

const edgesOf = (values: number[]): [number, number] => [Math.min(...values), Math.max(...values)];
