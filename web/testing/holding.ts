import { ApolloLink, Observable } from '@apollo/client';

/** Holds back the answer of an operation until it is released. */
export function holding(name: string) {
  const held: (() => void)[] = [];
  const link = new ApolloLink((operation, forward) => {
    if (operation.operationName !== name) return forward(operation);
    return new Observable((observer) => {
      held.push(() => forward(operation).subscribe(observer));
    });
  });
  const letGo = () => {
    for (const go of held.splice(0)) go();
  };
  return { link, letGo };
}
