/** Returns the id by which the server finds a document. The build writes it into each document. */
export function documentId(document: object): string | undefined {
  const { __meta__: meta } = document as { __meta__?: { hash: string } };
  return meta?.hash;
}

/** Returns the extensions of a request that sends a document's id, in the protocol of persisted queries. */
export const documentExtensions = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });

/** Returns whether the server doesn't know the document, because the server is newer than the page. */
export const isUnknownDocument = (answer: { errors?: readonly { message: string }[] } | null) =>
  answer?.errors?.[0]?.message === 'PersistedQueryNotSupported';
