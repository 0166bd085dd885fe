import { renderToStaticMarkup } from 'react-dom/server';
import type { ScreenName } from '../rules/site';
import { BRAND } from '../rules/words/brand';
import type { Journey } from './guide/Journey';
import { journeysOf } from './guide/journeys/journeysOf';
import { STEPS } from './home/HowItWorks';
import { NOTES } from './home/PriceNotes';
import type { Question } from './prerendered';

/** The question that a journey of the guide answers, by the journey's id. */
const JOURNEY_QUESTIONS: Record<string, string> = {
  'find-and-order': 'How do I find a ranch and order beef?',
  shares: 'Which share fits my freezer?',
  harvest: 'How does the beef get from the pasture to my freezer?',
  favorites: 'How do I keep the ranches I like?',
  processors: 'How does a processor get the animals and cut sheets of a ranch?',
  'become-a-rancher': `How do I sell my beef on ${BRAND}?`,
};

const SCREENS: { [Screen in ScreenName]?: () => Question[] } = {
  home: () => [
    { question: 'How do I buy beef directly from a rancher?', answer: renderToStaticMarkup(<Steps steps={STEPS} />) },
    { question: 'What does beef cost per pound of hanging weight?', answer: asHtml(NOTES.price) },
    { question: 'Are processing fees in the price?', answer: asHtml(NOTES.processing) },
    { question: 'How much of the hanging weight do I take home?', answer: asHtml(NOTES.takeHome) },
  ],
  guide: () =>
    journeysOf().flatMap((journey) => {
      const question = JOURNEY_QUESTIONS[journey.id];
      return question ? [{ question, answer: renderToStaticMarkup(<Answer {...journey} />) }] : [];
    }),
};

/** Returns the questions that a public page answers. Only the build imports this file, so that no screen loads it. */
export const questionsOn = (screen: ScreenName): Question[] => SCREENS[screen]?.() ?? [];

const asHtml = (text: string) => renderToStaticMarkup(<p>{text}</p>);

function Answer({ lead, steps }: Journey) {
  return (
    <>
      <p>{lead}</p>
      <Steps steps={steps} />
    </>
  );
}

function Steps({ steps }: Pick<Journey, 'steps'>) {
  return (
    <ol>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b>: {text}
        </li>
      ))}
    </ol>
  );
}
