import { useState } from 'react';
import { addTags } from './tag-list.ts';

/** A list while it is edited. */
export interface TagsState {
  /** The list. */
  readonly tags: readonly string[];
  /** What is being typed. */
  readonly draft: string;
  /** Why the draft cannot be taken. */
  readonly problem: string | undefined;
  /** What has just been added or removed, for screen readers. */
  readonly news: string;
  /** Called with what is being typed. */
  readonly setDraft: (draft: string) => void;
  /** Takes text into the list, the draft unless told; gives the list as it then is, or null where a part is refused. */
  readonly take: (text?: string) => readonly string[] | null;
  /** Takes one off the list. */
  readonly remove: (tag: string) => void;
}

/** The state of a {@link TagsField}. The owner of the form calls `take` before saving: a draft must not be lost. */
export function useTags(
  initial: readonly string[],
  limits: { readonly max: number; /** Most characters of one tag. */ readonly maxLength: number },
): TagsState {
  const [tags, setTags] = useState(initial);
  const [draft, setDraft] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [news, setNews] = useState('');
  return {
    tags,
    draft,
    problem,
    news,
    setDraft: (next) => {
      setDraft(next);
      setProblem(undefined);
    },
    take: (text = draft) => {
      const outcome = addTags(tags, text, limits);
      setTags(outcome.tags);
      setDraft(outcome.rest);
      setProblem(outcome.problem);
      setNews(outcome.added.length > 0 ? `Na lista: ${outcome.added.join(', ')}.` : '');
      return outcome.problem === undefined ? outcome.tags : null;
    },
    remove: (tag) => {
      setTags(tags.filter((other) => other !== tag));
      setNews(`Removido: ${tag}.`);
    },
  };
}
