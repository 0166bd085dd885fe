import { ApolloLink, Observable } from '@apollo/client';

/** Holds back the response to an operation until the test calls `release`. */
export function holdResponse(name: string) {
  const pending: (() => void)[] = [];
  const link = new ApolloLink((operation, forward) => {
    if (operation.operationName !== name) return forward(operation);
    return new Observable((observer) => {
      pending.push(() => forward(operation).subscribe(observer));
    });
  });
  const release = () => {
    for (const send of pending.splice(0)) send();
  };
  return { link, release };
}
