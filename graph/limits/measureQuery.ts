import type {
  FieldNode,
  FragmentDefinitionNode,
  OperationDefinitionNode,
  SelectionNode,
  SelectionSetNode,
} from 'graphql';

/** `fields` counts only root fields. */
type Size = { depth: number; aliases: number; fields: number };
type FindFragment = (name: string) => FragmentDefinitionNode | null | undefined;

const EMPTY: Size = { depth: 0, aliases: 0, fields: 0 };

/**
 * Measures how large an operation is with its fragments expanded. Each fragment is measured once, so fragments that multiply
 * each other are cheap to measure. A fragment that spreads itself counts as empty, because validation refuses it anyway.
 */
export function measureQuery(operation: OperationDefinitionNode, findFragment: FindFragment) {
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
