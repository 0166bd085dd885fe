/** Prints a document as text. It's a separate file, since only subscriptions and outdated pages load it. */
export { print } from 'graphql';
