/** Thrown where a change could not be sent, and was kept on the device to be sent later. */
export class WaitsForReception extends Error {}
