/** Whether this server lets visitors read Find and the ranch pages. It says so in every page that it serves. */
export const ranchesAreOpen = () => 'ranches' in document.documentElement.dataset;
