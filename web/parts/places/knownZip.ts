import { useSyncExternalStore } from 'react';
import { zip5 } from '../../../rules/fields/zip';
import { useSession, type Viewer } from '../../session/useSession';
import { attempt, removeStored, stored, store as storeValue } from '../../ui/state/stored';
import { hasHomeZip, profileZip } from './profileZip';

const VERSION = 2;
const PREFIX = 'herdline.zip.v';
const keyOf = (viewer: Viewer | null) => `${PREFIX}${VERSION}.${viewer?.id ?? 'visitor'}`;

/** A ZIP code that someone chose on this device. */
interface Choice {
  zipCode: string;
  /** The profile's ZIP code at the time of the choice. If the profile's changes, it replaces the choice. */
  instead: string;
}

/** ZIP codes that the server doesn't know. */
const unknown = new Set<string>();
/** Choices that could not be stored. They last until the page is closed. */
const unstored = new Map<string, Choice>();
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Follows choices in other tabs.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The storage key of the ZIP code in the link by which a visit started. */
const VISIT_KEY = 'herdline.zip.visit';

/** A family's ZIP code on all screens: its own, or that of a link. Empty for ranchers and admins. */
export const useKnownZip = (): string => useZip((viewer) => homeZip(viewer) || visitedZip(viewer));

/** Returns a family's own ZIP code: the one chosen on this device, the profile's, or the one chosen before signing in. */
export const useHomeZip = (): string => useZip(homeZip);

function useZip(zipOf: (viewer: Viewer | null) => string): string {
  const { viewer } = useSession();
  return useSyncExternalStore(
    subscribe,
    () => zipOf(viewer),
    // Renders on the server without the device's storage.
    () => profileZip(viewer),
  );
}

function homeZip(viewer: Viewer | null): string {
  if (!hasHomeZip(viewer)) return '';
  const zipCodes = [storedChoice(viewer)?.zipCode, profileZip(viewer), storedChoice(null)?.zipCode];
  return zipCodes.find((zipCode) => zipCode && !unknown.has(zipCode)) ?? '';
}

function visitedZip(viewer: Viewer | null): string {
  if (!hasHomeZip(viewer)) return '';
  const zipCode = attempt(() => sessionStorage.getItem(VISIT_KEY)) ?? '';
  return zip5(zipCode) === zipCode && !unknown.has(zipCode) ? zipCode : '';
}

/** Uses a link's ZIP code during this visit. If the storage is full or blocked, only the link's own page uses it. */
export function setVisitZip(zipCode: string): void {
  attempt(() => (zipCode ? sessionStorage.setItem(VISIT_KEY, zipCode) : sessionStorage.removeItem(VISIT_KEY)));
  notify();
}

/** Stores the ZIP code that a family chose, for all screens. An empty text or the profile's ZIP code removes the choice. */
export function rememberZip(viewer: Viewer | null, zipCode: string): void {
  if (!hasHomeZip(viewer)) return;
  setVisitZip('');
  const instead = profileZip(viewer);
  const isDifferent = zipCode !== '' && zipCode !== instead;
  // Removes the visitor's choice too, which would otherwise be used if the profile has no ZIP code.
  if (viewer && !isDifferent && !instead) store(null, undefined);
  store(viewer, isDifferent ? { zipCode, instead } : undefined);
}

/** Ignores a ZIP code that the server doesn't know, until the page is loaded again. */
export function skipZip(zipCode: string): void {
  unknown.add(zipCode);
  notify();
}

/** Stores a person's choice on this device, or removes it if `chosen` is undefined. */
export function store(viewer: Viewer | null, chosen: Choice | undefined): void {
  const key = keyOf(viewer);
  unstored.delete(key);
  if (!storeValue(key, chosen) && chosen) unstored.set(key, chosen);
  notify();
}

/** Removes the choices of signed-in people, since others may use the same device. */
export function forgetChosenZips(): void {
  unstored.clear();
  setVisitZip('');
  removeStored((key) => key.startsWith(PREFIX) && key !== keyOf(null));
  notify();
}

/** Returns a person's choice on this device, if it's valid and the profile's ZIP code hasn't changed since. */
export function storedChoice(viewer: Viewer | null): Choice | undefined {
  const key = keyOf(viewer);
  const { zipCode, instead } = unstored.get(key) ?? stored(key) ?? {};
  const isCurrent = instead === profileZip(viewer) && zip5(zipCode) === zipCode;
  return isCurrent ? { zipCode, instead } : undefined;
}
