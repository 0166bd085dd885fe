/** What the buttons of a record call it; where others have its name too, with what sets it apart. */
export const toldApart = (name: string, names: readonly string[], apart: string): string =>
  names.filter((other) => other === name).length > 1 ? `${name}, ${apart}` : name;
