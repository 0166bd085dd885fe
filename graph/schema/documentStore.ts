import { createHash } from 'node:crypto';
import type { DefinitionNode, DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { documents as ownDocuments } from '../persisted/documents.generated';

/** Limits what strangers can have stored: a parsed document is a hundred times larger than its text. */
const MAX_CHARACTERS = 150_000;

/** The ids of our own documents: those of the client, and those of the REST endpoints. */
const ownIds = new Set(ownDocuments.keys());

const own = new Map<string, DocumentNode>();
const isOwn = new WeakSet<DocumentNode | DefinitionNode>();
const others = new LRUCache<string, DocumentNode>({
  maxSize: MAX_CHARACTERS,
  sizeCalculation: ({ loc }) => Math.max(loc?.end ?? 0, 1),
});

/** Apollo's keys end with the hash of the text, which is also the id of our own documents. */
const hashIn = (key: string) => key.slice(-64);

/** The documents that Apollo found valid. Strangers' documents can't push out our own. */
export const documentStore = {
  async get(key: string): Promise<DocumentNode | undefined> {
    return own.get(hashIn(key)) ?? others.get(hashIn(key));
  },
  async set(key: string, document: DocumentNode): Promise<void> {
    const hash = hashIn(key);
    if (!ownIds.has(hash)) return void others.set(hash, document);
    own.set(hash, document);
    for (const node of [document, ...document.definitions]) isOwn.add(node);
  },
  async delete(key: string): Promise<boolean> {
    return own.delete(hashIn(key)) || others.delete(hashIn(key));
  },
};

export const idOf = (text: string) => createHash('sha256').update(text).digest('hex');

export const addOwnDocument = (text: string) => void ownIds.add(idOf(text));

export function storedDocument({ query, id = '' }: { query?: string | undefined; id?: string | undefined }) {
  if (query === undefined) return ownDocuments.has(id) ? own.get(id) : undefined;
  const hash = idOf(query);
  return own.get(hash) ?? others.get(hash);
}

/** Whether a document, or the one that an operation is in, is one of our own. */
export const isOwnDocument = (node: DocumentNode | DefinitionNode): boolean => isOwn.has(node);
