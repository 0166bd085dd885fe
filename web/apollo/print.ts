// A separate file, since only subscriptions and outdated pages need to print documents as text.
export { print } from 'graphql';
