import type { AnyRow } from '../row';
import { answerShape } from './answerSchema';
import type { Schema, Shape } from './Schema';

/** What a row answers when it goes well. */
export function answerOf(row: AnyRow): Schema {
  const data = answerShape(row.operation) as Schema;
  if (!('connection' in row)) return row.answer(data.properties as never) as Schema;
  if (row.presentList) return row.answer() as Schema;
  const items = distinct(nodesIn(data).map((node) => row.answer(node as Shape<never>) as Schema));
  return { type: 'array', items: items.length === 1 ? items[0] : { anyOf: items } };
}

/** The nodes of each connection that an operation asks for: who asks decides which one there is. */
function nodesIn({ properties = {}, anyOf = [] }: Schema): Schema[] {
  const { nodes, pageInfo } = properties;
  if (nodes && pageInfo) return [nodes.items!];
  return [...Object.values(properties), ...anyOf].flatMap(nodesIn);
}

const distinct = (schemas: Schema[]): Schema[] => [
  ...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values(),
];
