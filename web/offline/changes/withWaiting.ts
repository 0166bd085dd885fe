import type { WaitingChange } from '../keptData';
import { CHANGE_KINDS } from './changeKinds';

type Fields = Record<string, unknown>;

/** What waiting changes make of records, by type and id. */
export function patchesOf(changes: readonly WaitingChange[]): Map<string, Fields> {
  const patches = new Map<string, Fields>();
  for (const { operation, variables, refusal } of changes) {
    const patch = refusal === undefined ? CHANGE_KINDS[operation]?.patch(variables) : undefined;
    if (patch) patches.set(patch.record, { ...patches.get(patch.record), ...patch.fields });
  }
  return patches;
}

/** An answer as it will be once the waiting changes are made, so that a screen shows what its person did. */
export function withWaiting<Data>(data: Data, changes: readonly WaitingChange[]): Data {
  const patches = patchesOf(changes);
  return patches.size === 0 ? data : (patched(data, patches) as Data);
}

function patched(value: unknown, patches: Map<string, Fields>): unknown {
  if (Array.isArray(value)) return value.map((each) => patched(each, patches));
  if (typeof value !== 'object' || value === null) return value;
  const record = value as Fields;
  const patch = patches.get(`${record.__typename}:${record.id}`) ?? {};
  const entries = Object.entries(record).map(([name, field]) => [
    name,
    name in patch ? patch[name] : patched(field, patches),
  ]);
  return Object.fromEntries(entries);
}
