/** Whether the decoder gave up for want of time or memory, not because of what it read. */
export function isOverload(error: unknown): boolean {
  return error instanceof Error && /^timeout: |out of memory|could not allocate/im.test(error.message);
}
