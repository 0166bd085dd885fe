import { useSyncExternalStore } from 'react';
import { zip5 } from '../../../rules/fields/zip';
import { useSession, type Viewer } from '../../session/useSession';
import { looksFromHome, profileZip } from './profileZip';

const VERSION = 2;
const PREFIX = 'herdline.zip.v';
const keyOf = (viewer: Viewer | null) => `${PREFIX}${VERSION}.${viewer?.id ?? 'visitor'}`;

/** A ZIP code that someone chose on this device. */
interface Chosen {
  zipCode: string;
  /** The one in the profile then. Once the profile says something else, that is the newer choice. */
  instead: string;
}

/** ZIP codes that the graph does not know. */
const unknown = new Set<string>();
/** What the storage could not take lasts as long as the page. */
const unstored = new Map<string, string>();
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may choose too.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The place of a link by which someone came. It lasts as long as their visit. */
const VISIT = 'herdline.zip.visit';

/**
 * The ZIP code from which a family sees everything: its own, else that of a link by which it came. Empty where there is none, and for
 * ranchers and admins.
 */
export const useKnownZip = (): string => useZip((viewer) => homeZip(viewer) || visitedZip(viewer));

/** Where a family lives: the ZIP code chosen on this device, else the profile's, else what was chosen before signing in. */
export const useHomeZip = (): string => useZip(homeZip);

function useZip(zipOf: (viewer: Viewer | null) => string): string {
  const { viewer } = useSession();
  return useSyncExternalStore(
    subscribe,
    () => zipOf(viewer),
    // The server knows of no device.
    () => profileZip(viewer),
  );
}

function homeZip(viewer: Viewer | null): string {
  if (!looksFromHome(viewer)) return '';
  const zipCodes = [chosenBy(viewer)?.zipCode, profileZip(viewer), chosenBy(null)?.zipCode];
  return zipCodes.find((zipCode) => zipCode && !unknown.has(zipCode)) ?? '';
}

function visitedZip(viewer: Viewer | null): string {
  if (!looksFromHome(viewer)) return '';
  try {
    const zipCode = sessionStorage.getItem(VISIT) ?? '';
    return zip5(zipCode) === zipCode && !unknown.has(zipCode) ? zipCode : '';
  } catch {
    return '';
  }
}

/** Looks from a place during this visit, without taking it for anybody's home. Where the storage is full or forbidden, only the link's own page does. */
export function lookFrom(zipCode: string): void {
  try {
    if (zipCode) sessionStorage.setItem(VISIT, zipCode);
    else sessionStorage.removeItem(VISIT);
  } catch {}
  notify();
}

/** Keeps the ZIP code that a family chose, for all screens. An empty text, or the profile's own, leads back to the profile's. */
export function rememberZip(viewer: Viewer | null, zipCode: string): void {
  if (!looksFromHome(viewer)) return;
  lookFrom('');
  const instead = profileZip(viewer);
  const isOwn = zipCode !== '' && zipCode !== instead;
  // What a visitor chose would come back where a profile has no ZIP code.
  if (viewer && !isOwn && !instead) store(null, undefined);
  store(viewer, isOwn ? { zipCode, instead } : undefined);
}

/** Ignores a ZIP code that the graph does not know, until the page is loaded again. */
export function passOverZip(zipCode: string): void {
  unknown.add(zipCode);
  notify();
}

/** Writes what someone chose here; undefined removes it. */
export function store(viewer: Viewer | null, chosen: Chosen | undefined): void {
  const key = keyOf(viewer);
  unstored.delete(key);
  try {
    if (chosen) localStorage.setItem(key, JSON.stringify(chosen));
    else localStorage.removeItem(key);
  } catch {
    if (chosen) unstored.set(key, JSON.stringify(chosen));
  }
  notify();
}

/** Removes what people chose while they were signed in, since others may use the same device. */
export function forgetChosenZips(): void {
  unstored.clear();
  lookFrom('');
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && key !== keyOf(null));
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Where the storage is blocked, nothing was written either.
  }
  notify();
}

/** Checks what it reads, since anyone at the browser can change the storage. */
export function chosenBy(viewer: Viewer | null): Chosen | undefined {
  try {
    const key = keyOf(viewer);
    const { zipCode, instead } = JSON.parse(unstored.get(key) ?? localStorage.getItem(key) ?? '{}');
    const isCurrent = instead === profileZip(viewer) && zip5(zipCode) === zipCode;
    return isCurrent ? { zipCode, instead } : undefined;
  } catch {
    return undefined;
  }
}
