/** Whether 9 CFR 310.22 applies. Without the days, the processor determines the age by the teeth. */
export function isOver30Months(bornOn: string | null, harvestDate: string | null): boolean {
  if (!bornOn || !harvestDate) return false;
  const [year, month, day] = bornOn.split('-').map(Number) as [number, number, number];
  return Date.parse(harvestDate) >= Date.UTC(year, month - 1 + 30, day);
}
