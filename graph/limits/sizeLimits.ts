import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
  visit,
} from 'graphql';
import { Refusal } from '../errors';

/** The maximum of tokens in a document, several times those of our own longest document. Longer documents aren't even parsed. */
export const MAX_TOKENS = 2_000;

/** How many errors of a document are reported before the validation ends. */
export const MAX_ERRORS = 20;

const MAX_DIRECTIVES = 50;

/** The maximum of pairs of fields with the same name, three times those of our own documents. Validation compares each pair. */
const MAX_PAIRS = 15_000;

/** The largest operation that is allowed, with its fragments expanded. */
const MAX = { depth: 12, aliases: 30, fields: 20 };

const NAMES = { depth: 'levels', aliases: 'aliases', fields: 'root fields' };

/** Refuses operations that would be expensive even before the first resolver runs. */
export const sizeLimits: ValidationRule[] = [limitRepetition, limitSize, limitDirectives];

/** Ends the validation at its start, before the rule that compares fields with the same name. */
function limitRepetition(context: ValidationContext) {
  return {
    Document(document: DocumentNode) {
      if (pairsIn(document) <= MAX_PAIRS) return;
      for (let error = 0; error <= MAX_ERRORS; error++) {
        context.reportError(new Refusal('QUERY_TOO_EXPENSIVE', 'The query repeats too many fields'));
      }
    },
  };
}

function pairsIn(document: DocumentNode): number {
  const counts = new Map<string, number>();
  const count = (name: string) => void counts.set(name, (counts.get(name) ?? 0) + 1);
  visit(document, {
    Field: ({ alias, name }) => count((alias ?? name).value),
    FragmentSpread: () => count('...'),
  });
  return [...counts.values()].reduce((sum, times) => sum + times ** 2, 0);
}

function limitSize(context: ValidationContext) {
  return {
    OperationDefinition(operation: OperationDefinitionNode) {
      const size = measureQuery(operation, (name) => context.getFragment(name));
      for (const part of ['depth', 'aliases', 'fields'] as const) {
        if (size[part] > MAX[part]) context.reportError(tooMany(NAMES[part], MAX[part]));
      }
    },
  };
}

function limitDirectives(context: ValidationContext) {
  let seen = 0;
  return {
    Directive() {
      seen += 1;
      if (seen === MAX_DIRECTIVES + 1) context.reportError(tooMany('directives', MAX_DIRECTIVES));
    },
  };
}

function tooMany(what: string, max: number): Refusal {
  return new Refusal('QUERY_TOO_EXPENSIVE', `The query has more than ${max} ${what}`);
}

/** `fields` counts only root fields. */
type Size = { depth: number; aliases: number; fields: number };
type FindFragment = (name: string) => FragmentDefinitionNode | null | undefined;

const EMPTY: Size = { depth: 0, aliases: 0, fields: 0 };

/** Measures each fragment once, so that ones that multiply each other are cheap. Validation refuses circles. */
function measureQuery(operation: OperationDefinitionNode, findFragment: FindFragment) {
  const measured = new Map<string, Size>();

  function fragment(name: string): Size {
    const known = measured.get(name);
    if (known) return known;
    measured.set(name, EMPTY);
    const size = set(findFragment(name)?.selectionSet);
    measured.set(name, size);
    return size;
  }

  function field(node: FieldNode): Size {
    const below = set(node.selectionSet);
    // Introspection goes deep, and a rule of graphql-js limits it.
    const depth = node.name.value.startsWith('__') ? 1 : 1 + below.depth;
    return { depth, aliases: below.aliases + (node.alias ? 1 : 0), fields: 1 };
  }

  function selection(node: SelectionNode): Size {
    if (node.kind === 'Field') return field(node);
    return node.kind === 'FragmentSpread' ? fragment(node.name.value) : set(node.selectionSet);
  }

  function set(node: SelectionSetNode | undefined): Size {
    return (node?.selections ?? []).map(selection).reduce(together, EMPTY);
  }

  return set(operation.selectionSet);
}

function together(a: Size, b: Size): Size {
  return { depth: Math.max(a.depth, b.depth), aliases: a.aliases + b.aliases, fields: a.fields + b.fields };
}
