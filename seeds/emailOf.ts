/** 'Lynette Bayles' becomes lynette.bayles@herdline.test. No mail can reach .test addresses. */
export function emailOf(name: string): string {
  return `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@herdline.test`;
}
