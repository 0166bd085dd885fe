import type { Viewer } from '../session/sessionStore';
import { documentId } from './documentId';

export interface Answer {
  id: string;
  variables: object;
  data: object;
}

/** What the server puts into a page (graph/http/client/firstScreen.ts, visitors/visitorPage.ts). */
export interface Carried {
  viewer: Viewer | null;
  answers: Answer[];
}

/** What no screen has asked for by then is too old to be shown. */
const MAX_AGE = 30_000;

let answers: Answer[] = [];

/** Takes over what the page carries. Undefined if it carries nothing. */
export function readCarried(): Carried | undefined {
  const text = document.getElementById('first-screen')?.textContent;
  if (!text) return undefined;
  const carried: Carried = JSON.parse(text);
  carryAnswers(carried.answers);
  setTimeout(forgetCarried, MAX_AGE);
  return carried;
}

/** Replaces the answers that the page begins with. */
export function carryAnswers(given: readonly Answer[]): void {
  answers = [...given];
}

/** The answer that came with the page for a query, if one did. */
export function carriedAnswer(document: object, variables: object = {}): object | undefined {
  return answers[indexOf(document, variables)]?.data;
}

/** The same, for once. */
export function takeAnswer(document: object, variables: object = {}): object | undefined {
  const at = indexOf(document, variables);
  return at < 0 ? undefined : answers.splice(at, 1)[0]?.data;
}

/** For whoever signs in or out. */
export function forgetCarried(): void {
  answers = [];
}

const indexOf = (document: object, variables: object) =>
  answers.findIndex(
    (answer) => answer.id === documentId(document) && stableJson(answer.variables) === stableJson(variables),
  );

/** JSON with its keys in order, since Apollo Client puts default values first. */
export const stableJson = (variables: object) =>
  JSON.stringify(Object.entries(JSON.parse(JSON.stringify(variables))).sort());
