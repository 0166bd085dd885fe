import { geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import atlas from 'us-atlas/states-albers-10m.json';

type Topology = Parameters<typeof feature>[0];

/** The size in which the atlas draws the map. */
export const MAP = { width: 975, height: 610 };

// The file is already projected, so its coordinates fit the drawing.
const draw = geoPath();

/** Each state as a path of the drawing, with its center and its bounds. */
export const stateShapes = shapesOf(atlas as unknown as Topology);

function shapesOf(topology: Topology) {
  const { states } = topology.objects;
  if (!states) throw new Error('The atlas has no states');
  const collection = feature(topology, states);
  const features = 'features' in collection ? collection.features : [collection];
  return features.map((state) => ({
    name: String(state.properties?.name),
    outline: draw(state) ?? '',
    middle: draw.centroid(state),
    bounds: draw.bounds(state),
  }));
}
