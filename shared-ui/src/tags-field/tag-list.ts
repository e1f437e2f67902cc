interface TagLimits {
  /** Most tags. */
  readonly max: number;
  /** Most characters of one tag. */
  readonly maxLength: number;
}

export interface Added {
  readonly tags: readonly string[];
  /** The tags that are new in the list. */
  readonly added: readonly string[];
  /** What could not be taken, to be corrected; empty where everything was. */
  readonly rest: string;
  /** Why, in Portuguese. */
  readonly problem?: string;
}

/**
 * Adds what was typed or pasted: several tags are separated by commas, semicolons or line breaks. Two tags are the
 * same where they differ only in case, accents or white space.
 */
export function addTags(tags: readonly string[], typed: string, limits: TagLimits): Added {
  const wanted = typed
    .split(/[,;\r\n\u2028\u2029]/)
    .map(tidy)
    .filter(Boolean);
  const taken = [...tags];
  const rest: string[] = [];
  let problem: string | undefined;
  for (const tag of wanted) {
    const refusal = findRefusal(tag, taken, limits);
    if (refusal === null) taken.push(tag);
    else {
      rest.push(tag);
      problem ??= refusal;
    }
  }
  const added = taken.slice(tags.length);
  return { tags: taken, added, rest: rest.join(', '), ...(problem === undefined ? {} : { problem }) };
}

function findRefusal(tag: string, tags: readonly string[], { max, maxLength }: TagLimits): string | null {
  if (tag.length > maxLength) return `Use no máximo ${maxLength} caracteres em cada item.`;
  if (tags.some((other) => computeSameKey(other) === computeSameKey(tag)))
    return `“${tag}” já está na lista.`;
  return tags.length >= max ? `A lista está cheia: são no máximo ${max} itens.` : null;
}

const tidy = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

const computeSameKey = (text: string): string =>
  tidy(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
