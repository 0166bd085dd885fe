/** 'orderStatusChanged' → 'Order status changed', for a mail that has no subject yet. */
export function mailName(template: string): string {
  const words = template.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
