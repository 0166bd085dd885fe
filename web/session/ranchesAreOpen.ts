/** Whether this server lets visitors read Find and the ranch pages. It says so in every page that it serves, and else paints none. */
export const ranchesAreOpen = () => typeof document === 'undefined' || 'ranches' in document.documentElement.dataset;
