/** An address that the server does not call; the message is for the person who gave it. */
export class AddressRefusal extends Error {}
