const KEY = 'authPreferences';

interface AuthPreferences {
  rememberMe: boolean;
  email: string;
}

/** Kept only for those who asked to be remembered. */
export function saveAuthPreferences({ rememberMe, email }: AuthPreferences): void {
  if (rememberMe) attempt(() => localStorage.setItem(KEY, JSON.stringify({ rememberMe, email })));
  else forgetAuthPreferences();
}

export function forgetAuthPreferences(): void {
  attempt(() => localStorage.removeItem(KEY));
}

/** At the start: what cannot be read is not kept. */
export function forgetBrokenAuthPreferences(): void {
  const readable = attempt(() => JSON.parse(localStorage.getItem(KEY) ?? '{}')) !== undefined;
  if (!readable) forgetAuthPreferences();
}

/** Storage can be full or forbidden, and what lies in it can be anything; neither may stop a sign-in. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
