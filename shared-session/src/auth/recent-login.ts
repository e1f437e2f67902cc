/** Asks the person who is signed in to prove again that it is them; false where they would not. */
export type AskRecentLogin = () => Promise<boolean>;

/** The page's single question for a recent sign-in, shared by all calls that need one. */
export interface RecentLogin {
  /** Registers the asking component; returns a function that removes it. Without one, no confirmation is possible. */
  readonly askWith: (ask: AskRecentLogin) => () => void;
  /** Resolves with whether the person has confirmed. Concurrent calls share the question. */
  readonly prove: AskRecentLogin;
}

export function createRecentLogin(): RecentLogin {
  let asker: AskRecentLogin | null = null;
  let open: Promise<boolean> | null = null;
  return {
    askWith: (ask) => {
      asker = ask;
      return () => {
        if (asker === ask) asker = null;
      };
    },
    prove: () => {
      if (!asker) return Promise.resolve(false);
      open ??= asker().finally(() => {
        open = null;
      });
      return open;
    },
  };
}
