/** Asks the person who is signed in to prove again that it is them; false where they would not. */
export type AskRecentLogin = () => Promise<boolean>;

/** The one question about a recent sign-in that a page asks, whoever makes the call that needs it. */
export interface RecentLogin {
  /** Says who asks; returns the way to stop. Until then nobody can prove anything. */
  readonly askWith: (ask: AskRecentLogin) => () => void;
  /** Resolves with whether the person has proved it. Calls that come meanwhile share the question. */
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
