import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const plainData = (name: string) =>
  `export { ${name} as default } from ${JSON.stringify(resolve('web/ui/form/plainData.ts'))};`;

/** Files of libraries, by the end of their path, and what the browser gets in their place. */
export const REPLACED: Record<string, string> = {
  // Apollo Client writes a document as text only to tell it from others. Ours carry an id (build/persistedDocuments.ts).
  '@apollo/client/utilities/graphql/print.js': `
    const print = (document) => document.__meta__?.hash ?? JSON.stringify(document);
    print.reset = () => {};
    export { print };`,
  // The directives of Apollo Client (@client, @connection, @nonreactive, @unmask) and its masks of data, which no document uses.
  '@apollo/client/utilities/internal/removeDirectivesFromDocument.js':
    'export function removeDirectivesFromDocument(directives, document) { return document; }',
  '@apollo/client/masking/maskOperation.js': 'export function maskOperation(data) { return data; }',
  '@apollo/client/masking/maskFragment.js': 'export function maskFragment(data) { return data; }',
  // The table of vendor prefixes, which styled-components reads only where it is told to.
  'stylis/src/Prefixer.js': 'export const prefix = (value) => value;',
  // Formik copies with lodash, whose copies of maps, buffers and typed arrays are most of it.
  'lodash-es/clone.js': plainData('clone'),
  'lodash-es/cloneDeep.js': plainData('cloneDeep'),
  'lodash-es/isPlainObject.js': plainData('isPlainObject'),
  'lodash-es/toPath.js': plainData('toPath'),
  // An icon of ours has a size and a class, and reads no provider or other set of icons.
  'lucide-react/dist/esm/createLucideIcon.mjs': `
    import { createElement, forwardRef } from 'react';
    const look = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2,
      strokeLinecap: 'round', strokeLinejoin: 'round' };
    function createLucideIcon({ name, node }) {
      return forwardRef(({ size = 24, className, ...props }, ref) => createElement('svg',
        { ...look, width: size, height: size, 'aria-hidden': props['aria-label'] ? undefined : true, ...props, ref,
          className: 'lucide lucide-' + name + (className ? ' ' + className : '') },
        node.map(([tag, attributes]) => createElement(tag, attributes))));
    }
    export { createLucideIcon as default };`,
  // Formik wraps one component of its own, which has no statics.
  'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js': 'module.exports = (component) => component;',
};

const pathOf = (id: string) => id.replaceAll('\\', '/');

const replacedFiles: Plugin = {
  name: 'replaced-files',
  apply: 'build',
  load: {
    filter: { id: /node_modules/ },
    handler: (id) => Object.entries(REPLACED).find(([path]) => pathOf(id).endsWith(`/node_modules/${path}`))?.[1],
  },
};

/** Tells the bundler what it cannot know: a component of these libraries that nobody uses can be left out. */
const unusedComponents: Plugin = {
  name: 'unused-components',
  apply: 'build',
  transform: {
    filter: { id: /node_modules.(react-router|formik)[\\/]/ },
    handler: (code) =>
      code
        .replace(/^[\w$]+\.displayName = .*;$/gm, '')
        .replace(/= (?=[\w$]+\.(forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ '),
  },
};

/** Parts of libraries that nothing here uses, and that the bundler would keep. */
export const lighterLibraries: Plugin[] = [replacedFiles, unusedComponents];
