import { useId } from 'react';
import styled from 'styled-components';
import { formatCents } from '../../rules/money';
import { tabular } from '../theme/mixins';
import { color, font, size, space, touch } from '../theme/tokens';

const CHEAPEST = 350;
const DEAREST = 800;
const STEP = 25;

interface PriceSliderProps {
  value: number;
  onChange: (cents: number) => void;
}

const Root = styled.div`
  display: grid;
  gap: ${space(1)};
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(2)};
`;

const Label = styled.label`
  font-weight: 600;
`;

const Price = styled.output`
  ${tabular}
  color: ${color.red};
  font-family: ${font.heading};
  font-size: ${size[28]};
  font-weight: 600;
`;

const Slider = styled.input`
  width: 100%;
  height: ${touch};
  margin: 0;
  accent-color: ${color.red};
  cursor: pointer;
`;

export function PriceSlider({ value, onChange }: PriceSliderProps) {
  const id = useId();
  return (
    <Root>
      <Head>
        <Label htmlFor={id}>Price per pound of hanging weight</Label>
        <Price htmlFor={id}>{formatCents(value)}</Price>
      </Head>
      <Slider
        id={id}
        type="range"
        min={CHEAPEST}
        max={DEAREST}
        step={STEP}
        value={value}
        aria-valuetext={formatCents(value)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </Root>
  );
}
