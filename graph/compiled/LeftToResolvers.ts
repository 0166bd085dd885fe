/** Thrown if the resolvers have to answer an operation, or one request for it. The message says why. */
export class LeftToResolvers extends Error {
  override name = 'LeftToResolvers';
}
