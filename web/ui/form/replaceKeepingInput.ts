type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const CONTROLS = 'input, textarea, select';

/** Runs `render`, and moves what was typed, and the focus, to the same fields of the new page. */
export function replaceKeepingInput(root: HTMLElement, render: () => void): void {
  const controls = [...root.querySelectorAll<Control>(CONTROLS)];
  const changed = controls.filter(isChanged);
  const focused = controls.find((control) => control === document.activeElement);
  render();
  for (const control of changed) {
    const successor = successorOf(control, root);
    if (successor) copyInput(control, successor);
  }
  if (focused) successorOf(focused, root)?.focus({ preventScroll: true });
}

/** Returns whether a person, or the browser for them, has changed a control since the page was painted. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return (
      [...control.options].some(({ selected, defaultSelected }) => selected && !defaultSelected) && hasChoice(control)
    );
  if (isToggle(control)) return control.checked !== control.defaultChecked;
  return control.type !== 'file' && control.value !== control.defaultValue;
}

/** A browser selects the first option of a select without a default. */
const hasChoice = ({ options, selectedIndex }: HTMLSelectElement) =>
  selectedIndex > 0 || [...options].some(({ defaultSelected }) => defaultSelected);

const isToggle = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

const nameOf = (control: Control) => control.name || control.getAttribute('aria-label');
const formOf = ({ form }: Control) => form?.getAttribute('aria-label');

/** Returns the control with the same name in a form with the same label, or else in another form, such as that of the other tab. */
function successorOf(control: Control, root: HTMLElement): Control | undefined {
  if (!nameOf(control)) return undefined;
  const found = [...root.querySelectorAll<Control>(CONTROLS)].filter(
    (other) =>
      nameOf(other) === nameOf(control) &&
      other.type === control.type &&
      (control.type !== 'radio' || other.value === control.value),
  );
  return found.find((other) => formOf(other) === formOf(control)) ?? found[0];
}

/** Changes a control as a person would, so that React notices it. */
function copyInput(from: Control, to: Control): void {
  if (isToggle(from)) {
    if (isToggle(to) && to.checked !== from.checked) to.click();
    return;
  }
  // React overrides the property on the element itself, to ignore values that a script sets.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value);
  to.dispatchEvent(new Event(to instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
