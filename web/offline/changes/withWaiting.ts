import type { WaitingChange } from '../storedData';
import { CHANGE_KINDS } from './changeKinds';

type Fields = Record<string, unknown>;

/** Returns the field values that waiting changes set, by type and id of the record. */
export function patchesOf(changes: readonly WaitingChange[]): Map<string, Fields> {
  const patches = new Map<string, Fields>();
  for (const { operation, variables, refusal } of changes) {
    const patch = refusal === undefined ? CHANGE_KINDS[operation]?.patch(variables) : undefined;
    if (patch) patches.set(patch.record, { ...patches.get(patch.record), ...patch.fields });
  }
  return patches;
}

/** Applies waiting changes to a response, so that the screen shows them as made. */
export function withWaiting<Data>(data: Data, changes: readonly WaitingChange[]): Data {
  const patches = patchesOf(changes);
  return patches.size === 0 ? data : (applyPatches(data, patches) as Data);
}

function applyPatches(value: unknown, patches: Map<string, Fields>): unknown {
  if (Array.isArray(value)) return value.map((each) => applyPatches(each, patches));
  if (typeof value !== 'object' || value === null) return value;
  const record = value as Fields;
  const patch = patches.get(`${record.__typename}:${record.id}`) ?? {};
  const entries = Object.entries(record).map(([name, field]) => [
    name,
    name in patch ? patch[name] : applyPatches(field, patches),
  ]);
  return Object.fromEntries(entries);
}
