import { type DocumentNode, isObjectType, Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { ApiScope } from '../resolverTypes.generated';
import { isGuarded, scopesOf } from '../schema/scopes';
import { restSchema, rootsOf } from './restSchema';

export type Scopes = readonly ApiScope[];

/** The sets of scopes of which a token needs one each. Undefined if a selected field is closed to tokens. */
export function scopesNeeded(document: DocumentNode): Scopes[] | undefined {
  const sets = guardedFields(document).map(({ scopes }) => scopes);
  if (!sets.every((anyOf) => anyOf !== undefined)) return undefined;
  const known = new Map(sets.map((anyOf) => [[...anyOf].sort().join(), anyOf]));
  const distinct = [...known.values()];
  const isWider = (anyOf: Scopes, other: Scopes) =>
    other.length < anyOf.length && other.every((scope) => anyOf.includes(scope));
  return distinct.filter((anyOf) => !distinct.some((other) => isWider(anyOf, other)));
}

/** Whether reading another ranch needs more scopes than reading the token owner's ranch. */
export function needsMoreForOthers(document: DocumentNode, needed: Scopes[]): boolean {
  if (!rootsOf(document).some(({ name }) => name === 'rancher')) return false;
  const isCovered = needed.some(
    ([scope, ...others]) => scope && others.length === 0 && SEE_ALL_RANCHES.includes(scope),
  );
  return !isCovered && ranchHasUnscopedField(document);
}

const SEE_ALL_RANCHES: Scopes = ['RANCHERS_READ', 'COMMISSIONS_READ'];

function ranchHasUnscopedField(document: DocumentNode): boolean {
  const info = new TypeInfo(restSchema);
  let found = false;
  const asked = () => {
    const [type, field] = [info.getParentType(), info.getFieldDef()];
    if (type?.name === 'Rancher' && isObjectType(type) && field) found ||= !isGuarded(restSchema, type, field);
  };
  visit(document, visitWithTypeInfo(info, { [Kind.FIELD]: asked }));
  return found;
}

/** The guarded fields of an operation. Conditional fragments are left out, since only those who may see them get them. */
function guardedFields(document: DocumentNode) {
  const conditional = new Set<string>();
  visit(document, {
    FragmentSpread: ({ directives, name }) => {
      if (directives?.length) conditional.add(name.value);
    },
  });
  const info = new TypeInfo(restSchema);
  const guarded: { scopes: Scopes | undefined }[] = [];
  const asked = {
    [Kind.FRAGMENT_DEFINITION]: ({ name }: { name: { value: string } }) =>
      conditional.has(name.value) ? false : undefined,
    [Kind.FIELD]: () => {
      const [type, field] = [info.getParentType(), info.getFieldDef()];
      if (!field || !isObjectType(type)) return;
      if (isGuarded(restSchema, type, field)) guarded.push({ scopes: scopesOf(restSchema, field) });
    },
  };
  visit(document, visitWithTypeInfo(info, asked));
  return guarded;
}
