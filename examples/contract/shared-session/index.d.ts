/** Who is signed in. */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'signedOut' }
  | { readonly status: 'signedIn'; readonly profile: { readonly name: string } };

export declare function useSession(): SessionState;
