import { type Duty, holdsAny } from '../../../rules/accounts/duties';
import type { Context } from '../../context';

/** What a statement is written and bound for. */
export type Ask = {
  context: Context;
  /** What stands behind a part that was prepared before the statement is written, such as a list with its filters. */
  prepared: Map<object, unknown>;
};

/** A value that is bound when the statement runs. */
export type Bind = { bind: (ask: Ask) => unknown };

/** SQL that depends on who asks for what, such as which filters are given. */
export type Later = { write: (ask: Ask) => Sql };

type Part = string | Bind | Later;

/** SQL in parts. What people send is bound, and never stands in its text. */
export type Sql = readonly Part[];

/** A row by its name in the statement, with the columns that it has besides those of its table. */
export type Row = { row: string; computed: readonly string[] };

type Hole = string | number | Row | Bind | Later | Sql;

/** Puts SQL together; texts stand in it as they are. */
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

/** Neighboring texts become one. */
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

/** Whether the viewer has one of these duties, or is a family. */
export const viewerHolds = (...anyOf: Duty[]) =>
  sql`${bind(({ context }) => context.viewer !== null && holdsAny(context.viewer, anyOf))}::boolean`;

/** SQL with `?` for each value and `??` for each column, as knex has it. */
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

/** `orders.createdAt` is `orders.created_at` in the database. */
export const columnName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** As `Buffer.toString('base64url')` writes a text. */
export const base64url = (text: Sql): Sql =>
  sql`translate(encode(convert_to(${text}, 'UTF8'), 'base64'), E'+/=\\n', '-_')`;

/** A text of our own as a constant. */
export const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** The statement as the driver takes it. */
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
