/** The id by which the server knows a document of ours; every build gives its documents theirs. */
export function documentId(document: object): string | undefined {
  const { __meta__: meta } = document as { __meta__?: { hash: string } };
  return meta?.hash;
}

/** How a request names a document by its id, in the protocol of persisted queries. */
export const byId = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });

/** Whether the server has been built anew and does not know the document of an older page. */
export const isUnknown = (answer: { errors?: readonly { message: string }[] } | null) =>
  answer?.errors?.[0]?.message === 'PersistedQueryNotFound';
