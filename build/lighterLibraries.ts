import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const plainData = (name: string) =>
  `export { ${name} as default } from ${JSON.stringify(resolve('web/ui/form/plainData.ts'))};`;

/** The replacements of library files, by the end of the file's path. docs/performance.md says what each saves. */
export const REPLACED: Record<string, string> = {
  // The table of vendor prefixes, which styled-components uses only if configured to.
  'stylis/src/Prefixer.js': 'export const prefix = (value) => value;',
  // Formik clones with lodash, most of which is for maps, buffers and typed arrays.
  'lodash-es/clone.js': plainData('clone'),
  'lodash-es/cloneDeep.js': plainData('cloneDeep'),
  'lodash-es/isPlainObject.js': plainData('isPlainObject'),
  'lodash-es/toPath.js': plainData('toPath'),
  // Our icons need only a size and a class, and no provider or other icon sets.
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

/** Lets the bundler drop unused components of these libraries: 5.9 kB of the entry. Its own settings save 0.6 kB. */
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

/** Removes parts of libraries that we don't use and that the bundler would keep. */
export const lighterLibraries: Plugin[] = [replacedFiles, unusedComponents];
