/** Messages under the names that the caller knows the fields by. */
export function rename(messages: Record<string, string>, names: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(messages).map(([path, message]) => [names[path] ?? path, message]));
}
