import type { FieldPolicy } from '@apollo/client';

interface Page {
  edges?: readonly unknown[];
  nodes?: readonly unknown[];
}

const joined = (before: readonly unknown[] | undefined, after: readonly unknown[] | undefined) =>
  after && [...(before ?? []), ...after];

/** A list that loads on: what comes `after` a cursor joins what is there, other arguments make another list. */
export const connection: FieldPolicy<Page> = {
  keyArgs: (args) => {
    const { first: _first, after: _after, ...narrowing } = args ?? {};
    return JSON.stringify(narrowing);
  },
  merge: (existing, incoming, { args }) =>
    args?.after && existing
      ? {
          ...incoming,
          edges: joined(existing.edges, incoming.edges),
          nodes: joined(existing.nodes, incoming.nodes),
        }
      : // The list's count may be asked for alone; that leaves its pages as they are.
        { ...(incoming.nodes || incoming.edges ? {} : existing), ...incoming },
};
