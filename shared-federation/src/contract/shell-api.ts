/**
 * Version of what the shell gives to remotes: the shared modules and the props of `mount`.
 * A breaking change raises it by one and needs an ADR with a period in which both work.
 */
export const SHELL_API = 1;
