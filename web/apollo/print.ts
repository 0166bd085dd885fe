/** Writes a document as text. In a file of its own, since only subscriptions and outdated pages load it. */
export { print } from 'graphql';
