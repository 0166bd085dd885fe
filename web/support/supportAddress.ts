const KINDS = ['customer', 'order'] as const;
type Kind = (typeof KINDS)[number];

/** What the support view stands around, as it stands in the address: customer-12. */
export const supportAddress = (kind: Kind, id: string) => `${kind}-${id}`;

/** Undefined where the address names nothing that there is a view of. */
export function readSupport(text: string): { kind: Kind; id: string } | undefined {
  const [, kind, id] = /^(\w+)[-:](\d{1,9})$/.exec(text) ?? [];
  const known = KINDS.find((one) => one === kind);
  return known && id ? { kind: known, id } : undefined;
}
