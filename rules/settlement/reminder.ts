const DAY = 86_400_000;

/** A family is reminded of what it owes at most once a day. */
export function canBeReminded({ owes, remindedAt }: { owes: number; remindedAt: string | null }, now: Date): boolean {
  return owes > 0 && (remindedAt === null || now.getTime() - Date.parse(remindedAt) >= DAY);
}
