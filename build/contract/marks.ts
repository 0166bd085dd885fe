/** An intended breaking change. It's listed in released/breaking.json until the next release. */
export type Mark = {
  /** The change as the check reports it. */
  change: string;
  /** When it was decided, such as 2026-11-21. */
  since: string;
  /** Why partners have to accept it. */
  reason: string;
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Lists breaking changes without a mark, marks without a breaking change, and marks without a date or a reason. */
export function markFaults(marks: Mark[], broken: string[], today: string): string[] {
  const marked = marks.map(({ change }) => change);
  return [
    ...broken.filter((change) => !marked.includes(change)).map((change) => unmarked(change, today)),
    ...marked
      .filter((change) => !broken.includes(change))
      .map((change) => `This mark is about nothing that is broken: ${change}`),
    ...marks
      .filter(({ since, reason }) => !DAY.test(since) || !reason.trim())
      .map(({ change }) => `A mark needs the day in \`since\` and a \`reason\`: ${change}`),
  ];
}

const unmarked = (change: string, today: string) =>
  `Partners were promised otherwise: ${change}\n  Keep it and deprecate it, or mark it: ${JSON.stringify({ change, since: today, reason: '…' })}`;
