import { apolloClient } from '../apollo/client';
import { documentId } from '../apollo/documentId';
import { serverTime } from '../session/serverTime';
import type { Viewer } from '../session/sessionStore';
import { answerKey } from './storageLink';
import { storedData } from './storedData';

interface Carried {
  viewer: Viewer | null;
  answers: { id: string; variables: object; data: object }[];
}

/** Stores the answers that the page came with, and the results of queries that ran before responses were stored. */
export function storeShownQueries({ id: personId }: Viewer): void {
  const at = serverTime.now();
  const text = document.getElementById('first-screen')?.textContent;
  const carried: Carried = text ? JSON.parse(text) : { viewer: null, answers: [] };
  if (carried.viewer?.id === personId) {
    // These answers were fetched when the page started to load.
    for (const { id, variables, data } of carried.answers) {
      void storedData.keep(personId, { key: answerKey(id, variables), data, at: at - performance.now() });
    }
  }
  for (const shown of apolloClient().getObservableQueries()) {
    const { query, variables } = shown;
    const { data, dataState } = shown.getCurrentResult();
    if (dataState !== 'complete') continue;
    void storedData.keep(personId, { key: answerKey(documentId(query), variables), data: data as object, at });
  }
}
