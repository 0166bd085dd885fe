import { Star } from 'lucide-react';
import styled from 'styled-components';
import { color, focusRing, size, touch, visuallyHidden } from '../../theme/tokens';
import { useFormControl } from '../../ui/form/useFormControl';
import { ChoiceGroup } from '../../ui/input/ChoiceGroup';
import { Cluster } from '../../ui/layout/arrange';

const LABELS = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

const Choice = styled.label<{ $lit: boolean }>`
  display: grid;
  place-items: center;
  width: ${touch};
  height: ${touch};
  color: ${color.hay};
  cursor: pointer;

  svg {
    fill: ${({ $lit }) => ($lit ? 'currentcolor' : 'none')};
  }

  &:has(:focus-visible) {
    ${focusRing}
  }
`;

const Radio = styled.input`
  ${visuallyHidden}
`;

const Chosen = styled.span`
  margin-left: 8px;
  font-size: ${size[15]};
  font-weight: 600;
`;

/** Edits a rating of one to five stars, as radio buttons. */
export function StarsField({ name, legend }: { name: string; legend: string }) {
  const { id, error, field } = useFormControl(name, false);
  const chosen = Number(field.value);
  return (
    <ChoiceGroup id={id} role="radiogroup" legend={legend} error={error}>
      <Cluster gap={0}>
        {LABELS.map((label, index) => (
          <Choice key={label} $lit={index < chosen}>
            <Radio
              type="radio"
              name={name}
              value={String(index + 1)}
              checked={index + 1 === chosen}
              onChange={field.onChange}
              onBlur={field.onBlur}
              aria-label={`${index + 1} ${index === 0 ? 'star' : 'stars'}: ${label}`}
            />
            <Star size={30} aria-hidden />
          </Choice>
        ))}
        <Chosen aria-hidden>{LABELS[chosen - 1]}</Chosen>
      </Cluster>
    </ChoiceGroup>
  );
}
