import type { Tool } from '@aura/shared-domain';

interface ToolLink {
  readonly label: string;
  readonly path: string;
}

/** Texts about the limit of one tool. */
export interface ToolLimit {
  readonly tool: Tool;
  /** What its uses are called, as in "o limite de buscas de vagas". */
  readonly uses: string;
  /** What counts as a use, and what does not. */
  readonly note: string;
  /** Under these words a long note is folded below the line about what was used; absent: the note is in the line. */
  readonly folded?: string;
  /** What was made so far and stays, up to the name of the place where it is found. */
  readonly kept: string;
  readonly history: ToolLink;
  /** What may be done at once without a use: the first that is said where the limit is used up. */
  readonly next?: readonly { readonly text: string; readonly link?: ToolLink }[];
}
