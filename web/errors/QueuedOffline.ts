/** Thrown when a change could not be sent and was stored on the device to be sent later. */
export class QueuedOffline extends Error {}
