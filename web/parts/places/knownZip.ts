import { useSyncExternalStore } from 'react';
import { zip5 } from '../../../rules/fields/zip';
import { useSession, type Viewer } from '../../session/useSession';
import { looksFromHome, profileZip } from './profileZip';

const VERSION = 1;
const keyOf = (viewer: Viewer | null) => `herdline.zip.v${VERSION}.${viewer?.id ?? 'visitor'}`;

/** ZIP codes that the graph does not know. */
const unknown = new Set<string>();
const listeners = new Set<() => void>();
let changes = 0;

function notify(): void {
  changes += 1;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * The ZIP code that a family doesn't have to type again: the one in the profile, else the last one used on this device.
 * Empty where there is none, and for ranchers and admins.
 */
export function useKnownZip(): string {
  const { viewer } = useSession();
  useSyncExternalStore(
    subscribe,
    () => changes,
    () => 0,
  );
  if (!looksFromHome(viewer)) return '';
  const zipCode = profileZip(viewer) || lastZip(viewer);
  return unknown.has(zipCode) ? '' : zipCode;
}

/** Stores the ZIP code that a person looked from; an empty text removes it. */
export function rememberZip(viewer: Viewer | null, zipCode: string): void {
  if (lastZip(viewer) === zipCode) return;
  try {
    if (zipCode) localStorage.setItem(keyOf(viewer), zipCode);
    else localStorage.removeItem(keyOf(viewer));
  } catch {
    // Where the storage is full or blocked, the person types it again.
  }
  notify();
}

/** Ignores a ZIP code that the graph does not know, until the page is loaded again. */
export function passOverZip(zipCode: string): void {
  unknown.add(zipCode);
  notify();
}

/** Checks what it reads, since anyone at the browser can change the storage. */
function lastZip(viewer: Viewer | null): string {
  try {
    return zip5(localStorage.getItem(keyOf(viewer)) ?? '') ?? '';
  } catch {
    return '';
  }
}
