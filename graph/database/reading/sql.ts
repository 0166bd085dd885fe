import { type Duty, hasAnyDuty } from '../../../rules/accounts/duties';
import type { Context } from '../../context';

/** The request that a statement is written for. */
export type Ask = {
  context: Context;
  /** What was prepared for a part of the statement before it is written, such as a list with its filters. */
  prepared: Map<object, unknown>;
};

/** A value that is bound when the statement runs. */
export type Bind = { bind: (ask: Ask) => unknown };

/** SQL that depends on the request, such as on which filters are given. */
export type Later = { write: (ask: Ask) => Sql };

type Part = string | Bind | Later;

/** SQL as a list of parts. Values from requests are bound, and never part of the text. */
export type Sql = readonly Part[];

/** The alias of a row in the statement, and the columns that it has in addition to those of its table. */
export type Row = { row: string; computed: readonly string[] };

type Hole = string | number | Row | Bind | Later | Sql;

/** Joins SQL. Strings are inserted as they are, without escaping. */
export function sql(texts: TemplateStringsArray, ...holes: Hole[]): Sql {
  return merged(texts.flatMap((text, index) => [text, ...partsOf(holes[index] ?? '')]));
}

function partsOf(hole: Hole): Sql {
  if (typeof hole === 'string' || typeof hole === 'number') return [String(hole)];
  if ('row' in hole) return [hole.row];
  return 'bind' in hole || 'write' in hole ? [hole] : hole;
}

export function join(parts: readonly Sql[], between: string): Sql {
  return merged(parts.flatMap((part, index) => (index === 0 ? part : [between, ...part])));
}

/** Joins neighboring texts. */
function merged(parts: Sql): Sql {
  const all: Part[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (typeof part === 'string' && typeof last === 'string') all[all.length - 1] = last + part;
    else if (part !== '') all.push(part);
  }
  return all;
}

export const bind = (read: Bind['bind']): Bind => ({ bind: read });
export const later = (write: Later['write']): Later => ({ write });

export const viewerId = bind(({ context }) => context.viewer?.id ?? null);
export const viewerRanch = bind(({ context }) => context.viewer?.ranchId ?? null);
export const viewerIsAdmin = sql`${bind(({ context }) => context.viewer?.userType === 'ADMIN')}::boolean`;

/** Whether the viewer has one of these duties, or is a customer, who needs none. */
export const viewerHolds = (...anyOf: Duty[]) =>
  sql`${bind(({ context }) => context.viewer !== null && hasAnyDuty(context.viewer, anyOf))}::boolean`;

/** Converts knex's SQL, with `?` for each value and `??` for each column. */
export function fromKnex(text: string, bindings: readonly unknown[] = []): Sql {
  const values = [...bindings];
  const parts = text.split(/(\?\??)/).map((part): Part => {
    if (part === '??') return columnName(String(values.shift()));
    if (part !== '?') return part;
    const value = values.shift();
    return bind(() => value);
  });
  return merged(parts);
}

/** Converts `orders.createdAt` to the database's `orders.created_at`. */
export const columnName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Encodes a text as `Buffer.toString('base64url')` does. */
export const base64url = (text: Sql): Sql =>
  sql`translate(encode(convert_to(${text}, 'UTF8'), 'base64'), E'+/=\\n', '-_')`;

/** Writes a text of our own as an SQL constant. */
export const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Renders a statement for the driver. */
export function render(parts: Sql, ask: Ask): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const write = (some: Sql): string => {
    let text = '';
    for (const part of some) {
      if (typeof part === 'string') text += part;
      else text += 'bind' in part ? `$${values.push(part.bind(ask))}` : write(part.write(ask));
    }
    return text;
  };
  return { text: write(parts), values };
}
