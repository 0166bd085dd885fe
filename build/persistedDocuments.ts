import { createHash } from 'node:crypto';
import { addTypenameToDocument } from '@apollo/client/utilities';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { plugin as typedDocuments } from '@graphql-codegen/typed-document-node';
import { type DocumentNode, getOperationAST, print } from 'graphql';

/** An operation with its fragments, exactly as Apollo Client would send it. */
const textOf = (document: DocumentNode) => print(addTypenameToDocument(document));

const idOf = (document: DocumentNode) => createHash('sha256').update(textOf(document)).digest('hex');

/** Adds to each typed document the id by which the server knows it, so that the browser needs no list of ids. */
export const withDocumentIds = {
  unstable_onExecutableDocumentNode: (document: DocumentNode) => ({ hash: idOf(document) }),
};

type Output = CodegenConfig['generates'][string];
export type Preset = Exclude<Extract<Output, { preset?: unknown }>['preset'], string | undefined>;
type Plugin = Parameters<Preset['buildGeneratesSection']>[0]['pluginMap'][string];

/** Generates one file from the schema and all documents. */
export function writeFile(plugin: Plugin['plugin']): Preset {
  return {
    buildGeneratesSection: async ({ baseOutputDir, ...options }) => [
      { ...options, filename: baseOutputDir, plugins: [{ write: {} }], pluginMap: { write: { plugin } } },
    ],
  };
}

/** Generates one file for all operations, while the preset of the typed documents generates one beside each. */
function oneFile(write: (operations: DocumentNode[]) => string): Preset {
  return writeFile(async (schema, documents, config) => {
    const operations: DocumentNode[] = [];
    const collect = (document: DocumentNode) => void operations.push(document);
    // Uses the plugin that writes the typed documents, because the id depends on the order of the fragments.
    await typedDocuments(schema, documents, { ...config, unstable_onExecutableDocumentNode: collect });
    return write(operations);
  });
}

/** The texts by their ids, for the server. */
export const manifest = oneFile((operations) => {
  const texts = operations.map((document) => [idOf(document), textOf(document)]).toSorted();
  const entries = JSON.stringify(texts, null, 2);
  return `/** Every operation of the client, by its id. */\nexport const documents: ReadonlyMap<string, string> = new Map(${entries});\n`;
});

/** The ids alone, for requests that are sent before Apollo Client and its documents have loaded. */
export const ids = oneFile((operations) =>
  operations
    .map((document) => `export const ${getOperationAST(document)?.name?.value}Id = '${idOf(document)}';\n`)
    .join(''),
);
