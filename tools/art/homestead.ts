import type { Homestead } from './landforms/lands';
import { drawPlant } from './landforms/plants';
import { barn } from './parts/barn';
import { grainBins } from './parts/grainBins';
import { farmhouse, ranchHouse } from './parts/houses';
import { silo } from './parts/silo';
import { moved } from './shape';
import type { Site } from './site';
import type { View } from './view';

/** A group of farm buildings and trees around a place on the middle ground. */
export function homestead({ random, palette }: View, { middle, land }: Site, x: number, size: number): string {
  const tree = (offset: number, scale: number) =>
    moved(
      x + offset * size,
      middle(x + offset * size) + 8,
      scale * size,
      drawPlant(random.pick(land.plants), random, palette),
    );
  const stand = (offset: number, scale: number, drawn: string) =>
    moved(x + offset * size, middle(x) + 14 * size, scale * size, drawn);
  const groups: Record<Homestead, () => string[]> = {
    barnAndSilo: () => [tree(-60, 1), stand(214, 1, silo(palette)), stand(0, 1, barn(random, palette)), tree(280, 0.8)],
    farmhouse: () => [
      tree(-10, 1.1),
      stand(-150, 0.9, farmhouse(palette)),
      stand(20, 1, barn(random, palette)),
      tree(-190, 0.8),
    ],
    grainBins: () => [
      stand(216, 0.9, grainBins(palette)),
      stand(-44, 1.1, silo(palette)),
      stand(0, 1, barn(random, palette)),
    ],
    ranchHouse: () => [
      tree(0, 1),
      tree(210, 0.9),
      stand(0, 1.05, ranchHouse(palette)),
      stand(220, 0.7, barn(random, palette)),
    ],
  };
  return groups[random.pick(land.homesteads)]().join('');
}
