import type { OperationDefinitionNode, ValidationContext, ValidationRule } from 'graphql';
import { Refusal } from '../errors';
import { measureQuery } from './measureQuery';

/** The maximum of tokens in a document, several times those of our own longest document. Longer documents aren't even parsed. */
export const MAX_TOKENS = 2_000;

const MAX_DIRECTIVES = 50;

/** The largest operation that is allowed, with its fragments expanded. */
const MAX = { depth: 12, aliases: 30, fields: 20 };

const NAMES = { depth: 'levels', aliases: 'aliases', fields: 'root fields' };

/** Refuses operations that would be expensive even before the first resolver runs. */
export const sizeLimits: ValidationRule[] = [limitSize, limitDirectives];

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
