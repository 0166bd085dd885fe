import type { AnySchemaObject, KeywordDefinition, ValidateFunction } from 'ajv';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

/** Returns a function that says how a value differs from a schema: `misfitAt('#/components/schemas/Order', order)`. */
export function schemaChecker(document: AnySchemaObject, ...keywords: (KeywordDefinition & { keyword: string })[]) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  for (const keyword of keywords) ajv.removeKeyword(keyword.keyword).addKeyword(keyword);
  ajv.addSchema(document, 'document');
  const validators = new Map<string, ValidateFunction>();

  return function misfitAt(pointer: string, value: unknown): string | undefined {
    const validate = validators.get(pointer) ?? ajv.compile({ $ref: `document${pointer}` });
    validators.set(pointer, validate);
    return validate(value) ? undefined : `${ajv.errorsText(validate.errors)}\n${JSON.stringify(value)}`;
  };
}
