export interface Option<Value> {
  value: Value;
  label: string;
}

export interface Labels<Value extends string> {
  values: readonly Value[];
  options: readonly Option<Value>[];
  /** As people read it. */
  label(value: Value): string;
  /** As the REST facade spells it. */
  rest(value: Value): string;
  /** Understands the label, the REST spelling and the enum value, in any case. */
  fromLabel(text: string): Value | undefined;
}

type Spelling = 'label' | 'lowercase';

/** Ties the values of an enum to the words that people and the REST facade use for them. */
export function labels<Value extends string>(map: Record<Value, string>, spelling: Spelling = 'label'): Labels<Value> {
  const values = Object.keys(map) as Value[];
  const rest = (value: Value) => (spelling === 'label' ? map[value] : value.toLowerCase());
  const known = new Map(values.flatMap((value) => [value, map[value], rest(value)].map((text) => [fold(text), value])));
  return {
    values,
    options: values.map((value) => ({ value, label: map[value] })),
    label: (value) => map[value],
    rest,
    fromLabel: (text) => known.get(fold(text)),
  };
}

function fold(text: string): string {
  return text.trim().toLowerCase();
}
