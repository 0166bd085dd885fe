import { SwitchControl } from './SwitchControl';

interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch that takes effect immediately. In a form, use `SwitchField`. */
export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <SwitchControl checked={checked} onChange={(event) => onChange(event.target.checked)}>
      {label}
    </SwitchControl>
  );
}
