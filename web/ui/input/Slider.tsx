import { useEffect, useEffectEvent, useId, useRef } from 'react';
import styled from 'styled-components';
import { color, font, size, tabular, touch } from '../../theme/tokens';
import { Cluster, Stack } from '../layout/arrange';

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  /** The difference between two values. Defaults to 1. */
  step?: number;
  onChange: (value: number) => void;
  format: (value: number) => string;
}

const Label = styled.label`
  /* The value goes below only if there's no room beside the narrowest label. */
  flex: 1 5em;
  font-weight: 600;
`;

const Chosen = styled.output`
  ${tabular}
  color: ${color.red};
  font-family: ${font.heading};
  font-size: ${size[28]};
  font-weight: 600;
  white-space: nowrap;
`;

const Track = styled.input`
  width: 100%;
  height: ${touch};
  margin: 0;
  accent-color: ${color.red};
  cursor: pointer;
`;

export function Slider({ label, value, onChange, format, ...range }: SliderProps) {
  const id = useId();
  const track = useRef<HTMLInputElement>(null);
  const readTrack = useEffectEvent(() => {
    const moved = track.current?.valueAsNumber ?? value;
    if (moved !== value) onChange(moved);
  });
  // Reads the slider, because a visitor may have moved it on the painted page before hydration.
  useEffect(() => readTrack(), []);
  return (
    <Stack gap={1}>
      <Cluster justify="between" align="baseline" gap={2}>
        <Label htmlFor={id}>{label}</Label>
        <Chosen htmlFor={id}>{format(value)}</Chosen>
      </Cluster>
      <Track
        ref={track}
        id={id}
        type="range"
        value={value}
        aria-valuetext={format(value)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        {...range}
      />
    </Stack>
  );
}
