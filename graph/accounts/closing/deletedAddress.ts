import { randomUUID } from 'node:crypto';

/** No such host can exist (RFC 2606). */
const HOST = '@deleted.invalid';

/** An address in place of somebody's, to which nothing is ever sent. */
export const deletedAddress = (): string => `${randomUUID()}${HOST}`;

export const isDeletedAddress = (address: string): boolean => address.endsWith(HOST);
