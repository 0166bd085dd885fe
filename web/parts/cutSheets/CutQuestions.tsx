import styled from 'styled-components';
import { CUT_QUESTIONS, type CutChoices, type CutQuestion } from '../../../rules/herd/cutQuestions';
import { type CutSituation, cutSheetProblems } from '../../../rules/herd/cutSheet';
import { cutPicture } from '../../../rules/products/pictures';
import { hairline, size, space } from '../../theme/tokens';
import { FieldError, FieldHint } from '../../ui/form/FieldShell';
import { Fieldset } from '../../ui/form/Fieldset';
import { useFormControl } from '../../ui/form/useFormControl';
import { SelectControl } from '../../ui/input/Select';
import { Text } from '../../ui/text/Text';

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

/** Asks all questions of a cut sheet, one row each. A choice that can't be cut shows its problem immediately. */
export function CutQuestions({ under, choices, situation, others }: CutQuestionsProps) {
  const problems = cutSheetProblems(choices, situation);
  return Object.entries(GROUPS).map(([legend, questions]) => (
    <Fieldset key={legend} legend={legend}>
      <div>
        {questions.map((question) => (
          <QuestionField
            key={question}
            question={question}
            name={under ? `${under}.${question}` : question}
            problem={problems[question]}
            others={others}
          />
        ))}
      </div>
    </Fieldset>
  ));
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  align-items: start;
  gap: 0 ${space(1.5)};
  padding-block: ${space(0.75)};
  border-top: ${hairline};

  & > :not(details, [data-control]) {
    grid-column: 1 / -1;
  }
`;

const Meaning = styled.details`
  align-self: center;

  & > summary {
    font-size: ${size[15]};
    font-weight: 600;
    cursor: pointer;
  }

  &[open] {
    grid-column: 1 / -1;
  }

  & img {
    float: right;
    width: 104px;
    height: auto;
    margin-left: ${space(1)};
  }
`;

interface QuestionFieldProps {
  question: CutQuestion;
  name: string;
  problem: string | undefined;
  others: OthersChoices | undefined;
}

function QuestionField({ question, name, problem, others }: QuestionFieldProps) {
  const { label, choices } = CUT_QUESTIONS[question];
  const { id, error, field } = useFormControl(name, true);
  const options = Object.entries<{ label: string; sentence: string }>(choices);
  const chosen = options.find(([value]) => value === field.value)?.[1];
  const othersChoice = options.find(([value]) => value === others?.choices[question]);
  const shownError = problem ?? error;
  return (
    <Row>
      <MeaningOf question={question} />
      <div data-control>
        <SelectControl
          {...field}
          aria-label={label}
          aria-invalid={shownError ? true : undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          options={options.map(([value, choice]) => ({ value, label: choice.label }))}
        />
      </div>
      <FieldHint id={`${id}-hint`}>
        {chosen?.sentence}
        {others && othersChoice && othersChoice[0] !== field.value && (
          <strong>{` ${others.label}: ${othersChoice[1].label}.`}</strong>
        )}
      </FieldHint>
      <FieldError id={id}>{shownError}</FieldError>
    </Row>
  );
}

function MeaningOf({ question }: { question: CutQuestion }) {
  const { label, sentence, part, choices } = CUT_QUESTIONS[question];
  return (
    <Meaning>
      <summary>{label}</summary>
      {part && (
        <img
          src={cutPicture(part)}
          alt={`The ${part.toLowerCase()} on a steer`}
          width={228}
          height={146}
          loading="lazy"
        />
      )}
      <Text size={15}>{sentence}</Text>
      <ul>
        {Object.values<{ label: string; sentence: string }>(choices).map((choice) => (
          <Text key={choice.label} as="li" size={13} tone="soft">
            <strong>{choice.label}</strong>: {choice.sentence}
          </Text>
        ))}
      </ul>
    </Meaning>
  );
}
