import { isMarked, store, stored } from '../ui/state/stored';

const KEY = 'authPreferences';

export function saveAuthPreferences({ rememberMe, email }: { rememberMe: boolean; email: string }): void {
  store(KEY, rememberMe ? { rememberMe, email } : undefined);
}

/** Returns whether someone signed in on this device with 'Remember me' and hasn't logged out since. */
export const isRemembered = () => isMarked(KEY);

export const forgetAuthPreferences = (): void => void store(KEY, undefined);

/** Removes preferences that can't be parsed, when the page starts. */
export function forgetBrokenAuthPreferences(): void {
  if (stored(KEY) === undefined) forgetAuthPreferences();
}
