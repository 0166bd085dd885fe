import fc, { type Arbitrary } from 'fast-check';
import {
  astFromValue,
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  print,
} from 'graphql';

/** Draws a value from an arbitrary. */
export type Take = <Value>(arbitrary: Arbitrary<Value>) => Value;

/** Values for arguments by name: ids, cursors, and search words with and without results. */
export type Pools = Record<string, readonly unknown[]>;

export type RandomOperation = { text: string; variables: Record<string, unknown> };

/** `types` are the only types to select from. Fields in `seldom` are rarely selected, because nearly everyone is refused them. */
type Given = { schema: GraphQLSchema; types: readonly string[]; seldom: readonly string[]; pools: Pools };

const MAX_DEPTH = 5;

/** Creates a valid operation over the given types, with aliases, fragments, directives and variables. */
export function randomOperation(take: Take, given: Given): RandomOperation {
  const { schema } = given;
  const writer = new Writer(take, given);
  const selection = writer.selection(schema.getQueryType() as GraphQLObjectType, 0);
  const declared = writer.declared.length > 0 ? `(${writer.declared.join(', ')})` : '';
  return {
    text: [`query Random${declared} ${selection}`, ...writer.fragments].join('\n'),
    variables: writer.variables,
  };
}

class Writer {
  readonly declared: string[] = [];
  readonly variables: Record<string, unknown> = {};
  readonly fragments: string[] = [];
  readonly #take: Take;
  readonly #given: Given;
  #named = 0;

  constructor(take: Take, given: Given) {
    this.#take = take;
    this.#given = given;
  }

  selection(type: GraphQLNamedType, depth: number): string {
    const names = this.#fieldsOf(type, depth);
    const chosen =
      names.length > 0 ? this.#take(fc.subarray(names, { minLength: 1, maxLength: Math.min(names.length, 6) })) : [];
    const fields = chosen.map((name) => this.#within(type, this.#field(type, name, depth)));
    const own = isInterfaceType(type) ? this.#ofTypes(type, depth) : [];
    const typename = chosen.length === 0 || this.#chance(4) ? ['__typename'] : [];
    return `{ ${[...typename, ...fields, ...own].join(' ')} }`;
  }

  #ofTypes(type: Parameters<GraphQLSchema['getPossibleTypes']>[0], depth: number): string[] {
    return this.#given.schema.getPossibleTypes(type).map((own) => `... on ${own.name} ${this.selection(own, depth)}`);
  }

  #fieldsOf(type: GraphQLNamedType, depth: number): string[] {
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    const { types, seldom } = this.#given;
    const fields = Object.values(type.getFields()).filter(({ name, type: of }) => {
      const named = getNamedType(of);
      if (seldom.includes(name) && !this.#chance(20)) return false;
      return isLeafType(named) || (depth < MAX_DEPTH && isSelectable(named.name, types));
    });
    return fields.map(({ name }) => name);
  }

  /** Puts a field into a fragment of either kind, or leaves it as it is. */
  #within(type: GraphQLNamedType, field: string): string {
    if (this.#chance(6)) return `... ${this.#directive()} { ${field} }`;
    if (!this.#chance(8)) return field;
    this.#named += 1;
    this.fragments.push(`fragment F${this.#named} on ${type.name} { ${field} }`);
    return `...F${this.#named} ${this.#directive()}`;
  }

  #field(type: GraphQLNamedType, name: string, depth: number): string {
    const field = (type as GraphQLObjectType).getFields()[name];
    if (!field) throw new Error(name);
    // Each field with arguments gets its own alias, because two fields with the same key must have equal arguments.
    this.#named += 1;
    const alias = field.args.length > 0 || this.#chance(3) ? `k${this.#named}: ` : '';
    const args = field.args.flatMap((arg) => this.#argument(arg));
    const given = args.length > 0 ? `(${args.join(', ')})` : '';
    const named = getNamedType(field.type);
    const below = isLeafType(named) ? '' : this.selection(named, depth + 1);
    return `${alias}${name}${given} ${this.#directive()} ${below}`;
  }

  #directive(): string {
    if (!this.#chance(8)) return '';
    const isIncluded = this.#take(fc.boolean());
    const name = this.#take(fc.constantFrom('include', 'skip'));
    if (this.#take(fc.boolean())) return `@${name}(if: ${isIncluded})`;
    return `@${name}(if: ${this.#variable('Boolean!', isIncluded)})`;
  }

  #argument({ name, type }: GraphQLArgument): string[] {
    if (!isNonNullType(type) && !this.#chance(3)) return [];
    const value = this.#value(type, name);
    if (value === undefined) return [];
    if (this.#take(fc.boolean())) return [`${name}: ${this.#variable(String(type), value)}`];
    const node = astFromValue(parsed(value, type), type);
    return node ? [`${name}: ${print(node)}`] : [];
  }

  #variable(type: string, value: unknown): string {
    this.#named += 1;
    const name = `v${this.#named}`;
    this.declared.push(`$${name}: ${type}`);
    this.variables[name] = value;
    return `$${name}`;
  }

  /** Returns a random value as JSON. */
  #value(type: GraphQLInputType, name: string): unknown {
    if (!isNonNullType(type) && this.#chance(8)) return null;
    const inner = getNullableType(type);
    if (isListType(inner)) {
      return this.#take(fc.array(fc.constant(0), { maxLength: 2 })).map(() => this.#value(inner.ofType, name));
    }
    if (isEnumType(inner)) return this.#take(fc.constantFrom(...inner.getValues().map((each) => each.name)));
    if (isInputObjectType(inner)) {
      const fields = Object.values(inner.getFields()).filter((field) => isNonNullType(field.type) || this.#chance(2));
      return Object.fromEntries(fields.map((field) => [field.name, this.#value(field.type, field.name)]));
    }
    const pool = this.#given.pools[name] ?? this.#given.pools[String(inner)];
    if (!pool) throw new Error(`There is nothing for ${name}: ${type}`);
    return this.#take(fc.constantFrom(...pool));
  }

  #chance(oneIn: number): boolean {
    return this.#take(fc.integer({ min: 1, max: oneIn })) === 1;
  }
}

/** Whether a type may be selected. A connection, its edges and its PageInfo come with the type of its nodes. */
const isSelectable = (name: string, types: readonly string[]) =>
  name === 'PageInfo' || types.includes(name.replace(/(Connection|Edge)$/, ''));

/** Turns JSON dates into Date objects, which `astFromValue` needs. */
function parsed(value: unknown, type: GraphQLInputType): unknown {
  return getNamedType(type).name === 'DateTime' && typeof value === 'string' ? new Date(value) : value;
}
