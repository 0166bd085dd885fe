const KEY = 'authPreferences';

interface AuthPreferences {
  rememberMe: boolean;
  email: string;
}

/** Stores the preferences only for people who checked 'Remember me'. */
export function saveAuthPreferences({ rememberMe, email }: AuthPreferences): void {
  if (rememberMe) attempt(() => localStorage.setItem(KEY, JSON.stringify({ rememberMe, email })));
  else forgetAuthPreferences();
}

/** Whether someone signed in here with 'Remember me'. */
export const isRemembered = () => attempt(() => localStorage.getItem(KEY) !== null) ?? false;

export function forgetAuthPreferences(): void {
  attempt(() => localStorage.removeItem(KEY));
}

/** Runs at the start of the page. */
export function forgetBrokenAuthPreferences(): void {
  const readable = attempt(() => JSON.parse(localStorage.getItem(KEY) ?? '{}')) !== undefined;
  if (!readable) forgetAuthPreferences();
}

/** Storage can be full, forbidden or broken, which must not stop a sign-in. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
