/** '1 rancher', '12 ranchers' */
export const ranchersOf = (count: number) => (count === 1 ? '1 rancher' : `${count} ranchers`);
