import { formatCents } from '../../rules/money';
import { Slider } from '../ui/Slider';

interface PriceSliderProps {
  value: number;
  onChange: (cents: number) => void;
}

/** From the cheapest to the dearest that ranches usually ask, in cents. */
export function PriceSlider(price: PriceSliderProps) {
  return (
    <Slider
      label="Price per pound of hanging weight"
      min={350}
      max={800}
      step={25}
      format={(cents) => formatCents(cents)}
      {...price}
    />
  );
}
