/** Whom to ask when someone is about to leave. */
export interface LeaveHolder {
  /** Whether one is held back who goes to that path, or away altogether. */
  holds: (path?: string) => boolean;
  /** Holds them; `goOn` is what they were about to do, which may promise false: that it was not done. */
  hold: (goOn: () => unknown) => void;
}
