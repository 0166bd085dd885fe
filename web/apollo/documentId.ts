/** The id by which the server knows a document. The build writes it into each document. */
export function documentId(document: object): string | undefined {
  const { __meta__: meta } = document as { __meta__?: { hash: string } };
  return meta?.hash;
}

/** The extensions of a request that sends a document's id, in the protocol of persisted queries. */
export const documentExtensions = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });

/** Whether the server is newer than the page and doesn't know its document. */
export const isUnknownDocument = (answer: { errors?: readonly { message: string }[] } | null) =>
  answer?.errors?.[0]?.message === 'PersistedQueryNotSupported';
