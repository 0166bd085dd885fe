import { ApolloLink, Observable } from '@apollo/client';
import { DEFAULT_TIME_ZONE } from '../../rules/time/timeZone';
import type { Viewer } from '../session/useSession';

type Answer = Record<string, unknown> | Error;
type Answers = Record<string, (variables: Record<string, unknown>) => Answer>;

/** An error of the graph. */
export const refusal = (code: string, message: string, fields?: Record<string, string>) => ({
  errors: [{ message, extensions: { code, ...(fields && { fields }) } }],
});

/** A person as the graph sends them. */
export const userOf = (viewer: Viewer) => ({
  __typename: 'User',
  ...viewer,
  ranch: viewer.ranch && { __typename: 'Rancher', ...viewer.ranch },
});

/** What the frame around every screen asks. */
const IN_FRAME = ['UnreadMessages', 'LiveMessages'];

/**
 * A fake graph that answers operations by name, and remembers who is signed in and what a screen asked. An unknown
 * operation is a lost connection.
 */
export function fakeServer(signedIn: Viewer | null, answers: Answers = {}) {
  const server = { viewer: signedIn, asked: [] as string[] };
  const all: Answers = {
    PlatformTimeZone: () => ({ timeZone: DEFAULT_TIME_ZONE }),
    Session: () => ({ viewer: server.viewer && userOf(server.viewer) }),
    Logout: () => {
      server.viewer = null;
      return { logout: true };
    },
    ...answers,
  };
  const link = new ApolloLink(({ operationName = '', variables }) => {
    if (!IN_FRAME.includes(operationName)) server.asked.push(operationName);
    const answer = all[operationName]?.(variables) ?? new TypeError('Failed to fetch');
    return new Observable((observer) => {
      if (answer instanceof Error) return observer.error(answer);
      observer.next('errors' in answer ? answer : { data: answer });
      observer.complete();
    });
  });
  return Object.assign(server, { link });
}
