import type { Viewer } from '../session/sessionStore';
import { documentId } from './documentId';

export interface Answer {
  id: string;
  variables: object;
  data: object;
}

/** The data that the server embeds in a page (graph/pages/firstScreen.ts, visitors/visitorPage.ts). */
export interface Carried {
  viewer: Viewer | null;
  answers: Answer[];
}

/** How long a screen may still use an answer, in milliseconds. Older answers are dropped. */
const MAX_AGE = 30_000;

let answers: Answer[] = [];

/** Stores the answers that came with the page, and returns all its embedded data, or undefined if it has none. */
export function readCarried(): Carried | undefined {
  const text = document.getElementById('first-screen')?.textContent;
  if (!text) return undefined;
  const carried: Carried = JSON.parse(text);
  carryAnswers(carried.answers);
  setTimeout(forgetCarried, MAX_AGE);
  return carried;
}

export function carryAnswers(given: readonly Answer[]): void {
  answers = [...given];
}

/** Returns the answer to a query that came with the page, if any. */
export function carriedAnswer(document: object, variables: object = {}): object | undefined {
  return answers[indexOf(document, variables)]?.data;
}

/** Returns the answer to a query that came with the page, if any, and removes it, so that it's used only once. */
export function takeAnswer(document: object, variables: object = {}): object | undefined {
  const index = indexOf(document, variables);
  return index < 0 ? undefined : answers.splice(index, 1)[0]?.data;
}

/** Drops the answers when they're too old or somebody signs in or out. */
export function forgetCarried(): void {
  answers = [];
}

const indexOf = (document: object, variables: object) =>
  answers.findIndex(
    (answer) => answer.id === documentId(document) && stableJson(answer.variables) === stableJson(variables),
  );

/** Returns JSON with the top-level keys sorted, since Apollo Client puts default values first. */
export const stableJson = (variables: object) =>
  JSON.stringify(Object.entries(JSON.parse(JSON.stringify(variables))).sort());
