import { type ComponentProps, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { color, media, size, space } from '../../theme/tokens';
import { BareInput, bareInput, InputFrame } from '../input/inputLook';

import { VisuallyHidden } from '../text/Text';
import { type FieldLabelProps, FieldShell } from './FieldShell';
import { useFormControl } from './useFormControl';

type InputType = 'text' | 'email' | 'tel' | 'password' | 'number' | 'date' | 'url' | 'search' | 'month';

type InputAttributes = Omit<ComponentProps<'input'>, 'name' | 'type' | 'prefix' | 'value' | 'defaultValue'>;

export interface FieldProps extends FieldLabelProps, InputAttributes {
  name: string;
  type?: InputType | 'textarea';
  rows?: number;
  /** Shown in the frame before or after the input. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** A validation error that the field must not show yet. */
  tooEarly?: string | undefined;
}

const NUMERIC = { inputMode: 'decimal', autoComplete: 'off' } as const;

const TextArea = styled.textarea`
  ${bareInput}
  field-sizing: content;
  min-height: calc(${({ rows = 3 }) => rows} * 1.5em + ${space(2)});
  resize: vertical;

  ${media.phone} {
    max-height: 9lh;
  }
`;

const Affix = styled.span`
  display: grid;
  place-items: center;
  padding-inline: ${space(1.5)};
  color: ${color.soft};
  font-size: ${size[15]};

  &:first-child {
    padding-right: 0;
  }
`;

const Reveal = styled.button`
  padding-inline: ${space(1.5)};
  border: 0;
  background: none;
  color: ${color.pasture};
  font-size: ${size[15]};
  font-weight: 600;
  cursor: pointer;
`;

/** Never cuts a text: an error says how long it is. Numbers are typed as text, as some browsers read '51,5' as 515. */
export function Field(props: FieldProps) {
  const {
    name,
    label,
    hint,
    optional,
    type = 'text',
    prefix,
    suffix,
    rows,
    tooEarly,
    maxLength,
    ...attributes
  } = props;
  const { id, error, field } = useFormControl(name, Boolean(hint), { tooEarly, maxLength });
  const [revealed, setRevealed] = useState(false);
  const shownType = type === 'number' || (type === 'password' && revealed) ? 'text' : type;
  return (
    <FieldShell id={id} label={label} hint={hint} optional={optional} error={error}>
      <InputFrame>
        {prefix && <Affix aria-hidden>{prefix}</Affix>}
        {type === 'textarea' ? (
          <TextArea rows={rows} {...field} {...(attributes as ComponentProps<'textarea'>)} />
        ) : (
          <BareInput type={shownType} {...(type === 'number' && NUMERIC)} {...field} {...attributes} />
        )}
        {suffix && <Affix aria-hidden>{suffix}</Affix>}
        {type === 'password' && (
          <Reveal type="button" onClick={() => setRevealed(!revealed)}>
            {revealed ? 'Hide' : 'Show'}
            <VisuallyHidden> what is typed</VisuallyHidden>
          </Reveal>
        )}
      </InputFrame>
    </FieldShell>
  );
}
