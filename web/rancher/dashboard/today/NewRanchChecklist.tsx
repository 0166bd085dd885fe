import { Circle, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { completeness } from '../../../../rules/ranches/completeness';
import { paths } from '../../../paths';
import { color, hairline, space } from '../../../theme/tokens';
import { isMarked, setMark } from '../../../ui/state/stored';
import { TextLink } from '../../../ui/text/Link';
import { Text, VisuallyHidden } from '../../../ui/text/Text';
import type { NewRanchChecklist_rancherFragment } from './NewRanchChecklist.generated';
import { Detail, TodayCard } from './TodayCard';

interface Step {
  label: string;
  why: string;
  isDone: boolean;
  to?: string;
  onOpen?: () => void;
}

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(1.5)};
  padding-block: ${space(1)};
  border-top: ${hairline};

  & > svg {
    color: ${color.soft};
  }

  &[data-done] > svg {
    color: ${color.pasture};
  }
`;

/** Lists what a ranch needs before its first order. It replaces lists that are still empty. */
export function NewRanchChecklist({ ranch }: { ranch: NewRanchChecklist_rancherFragment }) {
  const steps = useSteps(ranch);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <TodayCard title="Get Your Ranch Ready">
      <Text tone="soft">
        {done < steps.length ? `${done} of ${steps.length} done` : 'All done. New orders show up here.'}
      </Text>
      <ol>
        {steps.map((step) => (
          <StepRow key={step.label} step={step} />
        ))}
      </ol>
    </TodayCard>
  );
}

function StepRow({ step: { label, why, isDone, to, onOpen } }: { step: Step }) {
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <Row data-done={isDone || undefined}>
      <Icon size={22} aria-hidden />
      <span>
        {to ? (
          <TextLink to={to} quiet onClick={onOpen}>
            {label}
          </TextLink>
        ) : (
          <strong>{label}</strong>
        )}
        <VisuallyHidden>{isDone ? ' (done)' : ' (to do)'}</VisuallyHidden>
        <Detail>{why}</Detail>
      </span>
    </Row>
  );
}

function useSteps(ranch: NewRanchChecklist_rancherFragment): Step[] {
  const preview = usePreviewed(ranch.id);
  const { missing } = completeness(ranch);
  const has = (field: string) => missing.every((part) => part.field !== field);
  const steps: Step[] = [
    {
      label: 'Set a price',
      why: 'Turn on a share and price it, or add a product.',
      isDone: has('offerQuarterCow'),
      to: paths.rancherProducts,
    },
    { label: 'Add a photo', why: 'Families see it first.', isDone: has('imageUrl'), to: paths.editPhotos },
    {
      label: 'Say how families get their beef',
      why: 'Pickup, delivery or shipping.',
      isDone: has('offerLocalPickup'),
      to: `${paths.profile}?tab=delivery`,
    },
    {
      label: 'Add your processor',
      why: 'Who slaughters and cuts your animals.',
      isDone: (ranch.processors ?? []).length > 0,
      to: paths.rancherHerd,
    },
    { label: 'Preview Your Page', why: 'See it the way families will.', to: paths.ranch(ranch), ...preview },
  ];
  return [...steps, approvalStep(ranch.approval === 'APPROVED', steps)];
}

function approvalStep(isApproved: boolean, steps: readonly Step[]): Step {
  if (isApproved) return { label: 'Approved', why: 'Families can find you and order.', isDone: true };
  const isReady = steps.every(({ isDone }) => isDone);
  return {
    label: 'Ready for approval',
    why: isReady ? "Everything's there. Our team looks at it next." : "Once the steps above are done, you're ready.",
    isDone: isReady,
  };
}

const VERSION = 1;

function usePreviewed(ranchId: string) {
  const key = `herdline.previewed.v${VERSION}.${ranchId}`;
  const [isDone] = useState(() => isMarked(key));
  return { isDone, onOpen: () => void setMark(key, true) };
}
