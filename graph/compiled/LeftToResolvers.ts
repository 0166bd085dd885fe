/** Thrown if one statement can't answer an operation, always or for the current request. The message says why. */
export class LeftToResolvers extends Error {
  override name = 'LeftToResolvers';
}
