import type { Wanted } from './expand.ts';
import { intersect, type Work } from './intersect.ts';
import type { SearchIndex } from './search-index.ts';

/** The postings of a list, in order. */
export const listPostings = ({ lists }: SearchIndex, list: number): Uint32Array =>
  lists.postings.subarray(lists.starts[list], lists.starts[list + 1]);

/** Every number below `size`, in order. */
function listAllNumbers(size: number): Uint32Array {
  const all = new Uint32Array(size);
  for (let at = 0; at < size; at += 1) all[at] = at;
  return all;
}

/** The numbers that any of some ascending lists has, by a bit for each. */
function joinLists(lists: readonly Uint32Array[], size: number, work: Work): Uint32Array {
  const bits = new Uint32Array((size + 31) >>> 5);
  let most = 0;
  for (const list of lists) {
    work.postings += list.length;
    most += list.length;
    for (let at = 0; at < list.length; at += 1) {
      const posting = list[at] ?? 0;
      bits[posting >>> 5] = (bits[posting >>> 5] ?? 0) | (1 << (posting & 31));
    }
  }
  const found = new Uint32Array(Math.min(most, size));
  let count = 0;
  for (let word = 0; word < bits.length; word += 1)
    for (let left = bits[word] ?? 0; left !== 0; left &= left - 1) {
      found[count] = word * 32 + 31 - Math.clz32(left & -left);
      count += 1;
    }
  return found.subarray(0, count);
}

const computeMost = ({ lists }: SearchIndex, wanted: Wanted): number =>
  wanted.sources.reduce(
    (sum, { list }) => sum + (lists.starts[list + 1] ?? 0) - (lists.starts[list] ?? 0),
    wanted.parts.length > 0 ? lists.postings.length : 0,
  );

function findWith(index: SearchIndex, wanted: Wanted, work: Work): Uint32Array {
  const lists = wanted.sources.map(({ list }) => listPostings(index, list));
  if (wanted.parts.length > 0) lists.push(findPostings(index, wanted.parts, work));
  const [only] = lists;
  return lists.length === 1 && only ? only : joinLists(lists, index.ids.length, work);
}

/** Those of some postings that have a word. */
function keep(index: SearchIndex, postings: Uint32Array, wanted: Wanted, work: Work): Uint32Array {
  const lists = wanted.sources.map(({ list }) => listPostings(index, list));
  if (wanted.parts.length > 0) lists.push(findPostings(index, wanted.parts, work));
  const marks = new Uint8Array(postings.length);
  for (const list of lists) {
    const { count, inA } = intersect(postings, list, work);
    for (let at = 0; at < count; at += 1) marks[inA[at] ?? 0] = 1;
  }
  const kept = new Uint32Array(postings.length);
  let size = 0;
  for (let at = 0; at < postings.length; at += 1)
    if (marks[at] === 1) {
      kept[size] = postings[at] ?? 0;
      size += 1;
    }
  return kept.subarray(0, size);
}

/** The postings that have every word, in order; every posting without words. */
export function findPostings(index: SearchIndex, wanted: readonly Wanted[], work: Work): Uint32Array {
  const [rarest, ...others] = wanted.toSorted((a, b) => computeMost(index, a) - computeMost(index, b));
  if (!rarest) return listAllNumbers(index.ids.length);
  let found = findWith(index, rarest, work);
  for (const other of others) {
    if (found.length === 0) break;
    found = keep(index, found, other, work);
  }
  return found;
}
