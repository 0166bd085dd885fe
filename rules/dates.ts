import { format } from 'date-fns';

/** Customer orders and timelines: 'November 21, 2026' */
export function customerDate(date: Date | string): string {
  return format(date, 'MMMM d, yyyy');
}

/** Ranch screens and the commission panel: '11/21/2026' */
export function ranchDate(date: Date | string): string {
  return format(date, 'MM/dd/yyyy');
}

/** Ranches that await approval: 'Nov 21, 2026' */
export function pendingDate(date: Date | string): string {
  return format(date, 'MMM d, yyyy');
}

/** Admin screens: date and time as the reader's locale writes them. */
export function adminDateTime(date: Date | string): string {
  return new Date(date).toLocaleString();
}
