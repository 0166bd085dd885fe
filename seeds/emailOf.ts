/** 'Lynette Bayles' has lynette.bayles@herdline.test; no mail ever leaves for .test. */
export function emailOf(name: string): string {
  return `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@herdline.test`;
}
