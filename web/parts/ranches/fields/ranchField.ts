import {
  describeField,
  type FieldOfKind,
  type RancherProfileField,
} from '../../../../rules/ranches/rancherProfileFields';

/** Returns the name and the label of the input for a field of the ranch. */
export function ranchField(field: RancherProfileField) {
  return { name: `rancher.${field}`, label: describeField(field).label };
}

/** Returns the input's props for a text field, which has a maximum length and may be left blank. */
export function ranchText(field: FieldOfKind<'text'>) {
  return { name: `rancher.${field}`, ...describeField(field) };
}

/** Returns the input's props for a field with a whole number. */
export function ranchNumber(field: FieldOfKind<'number'>) {
  return { ...ranchField(field), type: 'number', inputMode: 'numeric', optional: true } as const;
}
