import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, edge, size, space, tabular } from '../../theme/tokens';
import { type Tone, tones } from './Badge';
import { VisuallyHidden } from './Text';

type StepState = 'reached' | 'current' | 'unreached';

export interface TimelineStep {
  key: string;
  title: string;
  date?: ReactNode;
  note?: ReactNode;
  state: StepState;
  tone?: Tone;
}

interface TimelineProps {
  label: string;
  steps: TimelineStep[];
  /** Puts each step into one line. */
  compact?: boolean;
}

const dotLooks = {
  reached: css<{ $tone: Tone }>`
    border: ${edge} solid ${({ $tone }) => tones[$tone].text};
    background: ${({ $tone }) => tones[$tone].background};
    color: ${({ $tone }) => tones[$tone].text};
  `,
  current: css<{ $tone: Tone }>`
    border: ${edge} solid ${({ $tone }) => tones[$tone].text};
    outline: 3px solid ${({ $tone }) => tones[$tone].background};
    background: ${({ $tone }) => tones[$tone].text};
    color: ${({ $tone }) => tones[$tone].background};
  `,
  unreached: css`
    border: 1px dashed ${color.strongLine};
    background: ${color.card};
  `,
};

const Step = styled.li<{ $isNextReached: boolean; $compact: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 24px 1fr;
  gap: ${space(2)};
  padding-bottom: ${({ $compact }) => space($compact ? 0.5 : 2.5)};

  &:last-child {
    padding-bottom: 0;
  }

  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 26px;
    bottom: -2px;
    left: 11px;
    border-left: 2px ${({ $isNextReached }) => ($isNextReached ? `solid ${color.strongLine}` : `dotted ${color.line}`)};
  }
`;

const Dot = styled.span<{ $state: StepState; $tone: Tone }>`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: 50%;
  ${({ $state }) => dotLooks[$state]}
`;

const Title = styled.p<{ $reached: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space(2)};
  color: ${({ $reached }) => ($reached ? color.ink : color.soft)};
  font-weight: 600;
`;

const When = styled.span`
  ${tabular}
  color: ${color.soft};
  font-size: ${size[15]};
  font-weight: 400;
`;

const Note = styled.p`
  color: ${color.soft};
  font-size: ${size[15]};
`;

export function Timeline({ label, steps, compact = false }: TimelineProps) {
  return (
    <ol aria-label={label}>
      {steps.map(({ key, title, date, note, state, tone = 'neutral' }, at) => (
        <Step
          key={key}
          aria-current={state === 'current' ? 'step' : undefined}
          $compact={compact}
          $isNextReached={steps[at + 1] !== undefined && steps[at + 1]?.state !== 'unreached'}
        >
          <Dot $state={state} $tone={tone} aria-hidden>
            {state !== 'unreached' && <Check size={14} strokeWidth={3} />}
          </Dot>
          <div>
            <Title $reached={state !== 'unreached'}>
              <span>
                {title}
                {state === 'unreached' && <VisuallyHidden> (not reached yet)</VisuallyHidden>}
              </span>
              {date && <When>{date}</When>}
            </Title>
            {note && <Note>{note}</Note>}
          </div>
        </Step>
      ))}
    </ol>
  );
}
