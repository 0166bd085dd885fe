const KEY = 'authPreferences';

/** Stores the preferences only for people who checked 'Remember me'. */
export function saveAuthPreferences({ rememberMe, email }: { rememberMe: boolean; email: string }): void {
  if (rememberMe) attempt(() => localStorage.setItem(KEY, JSON.stringify({ rememberMe, email })));
  else forgetAuthPreferences();
}

/** Returns whether someone signed in on this device with 'Remember me' and hasn't logged out since. */
export const isRemembered = () => attempt(() => localStorage.getItem(KEY) !== null) ?? false;

export function forgetAuthPreferences(): void {
  attempt(() => localStorage.removeItem(KEY));
}

/** Removes preferences that can't be parsed, when the page starts. */
export function forgetBrokenAuthPreferences(): void {
  const readable = attempt(() => JSON.parse(localStorage.getItem(KEY) ?? '{}')) !== undefined;
  if (!readable) forgetAuthPreferences();
}

/** Ignores errors, since a storage that is full, forbidden or broken must not prevent a sign-in. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
