/**
 * Version of the API that the shell gives to remotes: the shared modules, the props of `mount`, the federation
 * runtime. A breaking change increases it by one and needs an ADR; a shell also runs remotes of the previous contract.
 */
export const SHELL_API = 2;

/** Whether a version of a remote was made for the contract before the shell's own. */
export const isOfFormerContract = ({ shellApi }: { readonly shellApi: { readonly max: number } }): boolean =>
  shellApi.max < SHELL_API;

/** First contract whose shells hold the runtime that entries are built without. */
export const FIRST_WITH_RUNTIME = 2;
