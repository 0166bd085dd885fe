export interface Option<Value> {
  value: Value;
  label: string;
}

export interface Labels<Value extends string> {
  values: readonly Value[];
  options: readonly Option<Value>[];
  /** The text for people. */
  label(value: Value): string;
  /** The spelling in REST. */
  rest(value: Value): string;
  /** Reads the label, the REST spelling or the enum value, in upper or lower case. */
  fromLabel(text: string): Value | undefined;
}

type Spelling = 'label' | 'lowercase';

/** Connects the values of an enum to their labels and their REST spelling. */
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

const fold = (text: string): string => text.trim().toLowerCase();
