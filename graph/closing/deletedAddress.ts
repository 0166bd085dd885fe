import { randomUUID } from 'node:crypto';

/** No such host can exist (RFC 2606). */
const HOST = '@deleted.invalid';

/** Returns an email address that replaces a deleted person's. Nothing is ever sent to it. */
export const deletedAddress = (): string => `${randomUUID()}${HOST}`;

export const isDeletedAddress = (address: string): boolean => address.endsWith(HOST);
