import { type DocumentNode, type FieldNode, getOperationAST } from 'graphql';
import { restSchema } from './restSchema';

/** The root fields that an operation always asks for. */
export function rootsOf(document: DocumentNode) {
  const { operation, selectionSet } = getOperationAST(document)!;
  const fields = restSchema.getRootType(operation)!.getFields();
  const asked = selectionSet.selections.filter((node): node is FieldNode => !node.directives?.length);
  return asked.map(({ name }) => fields[name.value]!);
}
