import { findCycles } from './findCycles';
import type { Import, Imports } from './readImports';
import { ROOMS, SIDES, type Wall } from './walls';

const isTest = (file: string) => /\.test\.tsx?$|\/testing\/|\/test[A-Z]\w*\.ts$/.test(file);
const isGenerated = (file: string) => file.includes('.generated');

/** Lists the imports that a wall refuses, and import cycles. */
export function checkWalls(imports: Imports): string[] {
  const refused = [...imports].flatMap(([file, targets]) => targets.flatMap((target) => refusalOf(file, target) ?? []));
  const cycles = findCycles(new Map([...imports].map(([file, targets]) => [file, targets.map(({ to }) => to)])));
  return [...refused, ...cycles.map((cycle) => `An import cycle: ${cycle.join(' -> ')}`)];
}

function refusalOf(file: string, target: Import): string | undefined {
  const hasRooms = /^(graph|rules|web)\//.test(file) && !isTest(file) && !isGenerated(file);
  const refusal = refusalBy(SIDES, file, target);
  return refusal ?? (hasRooms ? (refusalBy(ROOMS, file, target) ?? resolversRefusal(file, target)) : undefined);
}

function refusalBy(walls: Record<string, Wall>, file: string, target: Import): string | undefined {
  const room = roomOf(walls, file);
  const wall = room && walls[room];
  if (!wall) return `${file} is in a folder that build/walls/walls.ts does not name`;
  const isAllowed = target.isPackage
    ? !wall.packages || wall.packages.includes(target.to)
    : [room, ...wall.may].some((name) => isIn(name, target.to));
  return isAllowed ? undefined : `${file} imports ${target.to}, which build/walls/walls.ts does not let ${room} import`;
}

function roomOf(walls: Record<string, Wall>, file: string): string | undefined {
  const rooms = Object.keys(walls).filter((name) => isIn(name, file));
  return rooms.sort((a, b) => b.length - a.length)[0];
}

function isIn(name: string, file: string): boolean {
  if (name.endsWith('/*')) return file.startsWith(name.slice(0, -1)) && !file.slice(name.length - 1).includes('/');
  return name.endsWith('/') ? file.startsWith(name) : file === name.replace('./', '');
}

/** Only the server connects resolvers with the schema. */
function resolversRefusal(file: string, { to }: Import): string | undefined {
  const isOthers = /^graph\/.*\/resolvers\.ts$/.test(to) && file.split('/')[1] !== to.split('/')[1];
  return isOthers ? `${file} imports ${to}, which is private to its folder` : undefined;
}
