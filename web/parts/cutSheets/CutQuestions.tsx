import styled from 'styled-components';
import { CUT_QUESTIONS, type CutChoices, type CutPart, type CutQuestion } from '../../../rules/herd/cutQuestions';
import { type CutSituation, cutSheetProblems } from '../../../rules/herd/cutSheet';
import { cutPicture } from '../../../rules/products/pictures';
import { media, space } from '../../theme/tokens';
import { Fieldset } from '../../ui/form/Fieldset';
import { useFormControl } from '../../ui/form/useFormControl';
import { ChoiceGroup } from '../../ui/input/ChoiceGroup';
import { RadioCard } from '../../ui/input/RadioCard';
import { Grid } from '../../ui/layout/Grid';
import { Stack } from '../../ui/layout/Stack';

const GROUPS: Record<string, CutQuestion[]> = {
  'Roasts and steaks': [
    'chuck',
    'rib',
    'shortLoin',
    'tenderloin',
    'sirloin',
    'round',
    'sirloinTip',
    'rump',
    'brisket',
    'shortRibs',
    'flankAndSkirt',
    'roastWeight',
    'steakThickness',
    'steaksPerPack',
  ],
  'Ground beef and stew meat': ['ground', 'patties', 'pattyPounds', 'leanness', 'stewMeat'],
  'Bones and organs': ['soupBones', 'dogBones', 'suet', 'liver', 'heart', 'tongue', 'oxtail'],
};

/** The choices of the other side, for comparison. */
interface OthersChoices {
  /** Marks the other side's choice, like 'Their choice'. */
  label: string;
  choices: CutChoices;
}

interface CutQuestionsProps {
  /** The path of the choices in the form's values. Leave it out if the values themselves are the choices. */
  under?: string;
  choices: CutChoices;
  situation: CutSituation;
  others?: OthersChoices | undefined;
}

/** Asks all questions of a cut sheet. A choice that can't be cut shows its problem immediately. */
export function CutQuestions({ under, choices, situation, others }: CutQuestionsProps) {
  const problems = cutSheetProblems(choices, situation);
  return Object.entries(GROUPS).map(([legend, questions]) => (
    <Fieldset key={legend} legend={legend}>
      <Stack gap={4}>
        {questions.map((question) => (
          <QuestionField
            key={question}
            question={question}
            name={under ? `${under}.${question}` : question}
            problem={problems[question]}
            others={others}
          />
        ))}
      </Stack>
    </Fieldset>
  ));
}

const Sentence = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(2)};

  & > img {
    width: 104px;
    height: auto;

    ${media.medium} {
      width: 136px;
    }
  }
`;

interface QuestionFieldProps {
  question: CutQuestion;
  name: string;
  problem: string | undefined;
  others: OthersChoices | undefined;
}

function QuestionField({ question, name, problem, others }: QuestionFieldProps) {
  const { label, sentence, part, choices } = CUT_QUESTIONS[question];
  const { id, error, field } = useFormControl(name, true);
  const options = Object.entries<{ label: string; sentence: string }>(choices);
  return (
    <ChoiceGroup
      id={id}
      role="radiogroup"
      legend={label}
      hint={<QuestionHint sentence={sentence} part={part} />}
      error={problem ?? error}
    >
      <Grid columns={options.length === 3 ? 3 : 2} min={220} gap={1}>
        {options.map(([value, choice]) => (
          <RadioCard
            key={value}
            option={{
              value,
              title: choice.label,
              description: choice.sentence,
              aside: others?.choices[question] === value ? others.label : undefined,
            }}
            name={name}
            checked={field.value === value}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        ))}
      </Grid>
    </ChoiceGroup>
  );
}

function QuestionHint({ sentence, part }: { sentence: string; part: CutPart | null }) {
  if (!part) return sentence;
  return (
    <Sentence>
      {sentence}
      <img
        src={cutPicture(part)}
        alt={`The ${part.toLowerCase()} on a steer`}
        width={228}
        height={146}
        loading="lazy"
      />
    </Sentence>
  );
}
