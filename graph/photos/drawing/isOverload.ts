/** Whether the decoder ran out of time or memory, so the file itself may be fine. */
export function isOverload(error: unknown): boolean {
  return error instanceof Error && /^timeout: |out of memory|could not allocate/im.test(error.message);
}
