import type { ResumeStructure } from '@aura/shared-domain';
import { foldKey, foldText } from '../text/index.ts';
import { isKeywordList } from '../wording/keyword-list.ts';

const ITEM = /^(?:experiences|projects)\.\d+\.(?:items\.\d+|summary)$/;
const OTHER = /^other\.(\d+)\.lines\./;
const DEEDS = /volunt|projeto|project|experienc|atuacao|atividade|trabalho|work/u;

/** Whether an additional section describes work: volunteering, projects, activities. */
const tellsOfWork = (section: string): boolean => DEEDS.test(foldText(section).folded);

/** Whether a field of a CV tells what was done, in jobs, projects or volunteering. */
export function isDeedPath(path: string, resume: ResumeStructure): boolean {
  const other = OTHER.exec(path)?.[1];
  return ITEM.test(path) || (other !== undefined && tellsOfWork(resume.other[Number(other)]?.section ?? ''));
}

/** Lines about deeds, sorted out. */
interface DeedLines<L> {
  /** Each once, without mere lists of keywords: what every measure counts. */
  readonly items: readonly L[];
  readonly keywordLists: readonly L[];
  readonly repeated: readonly L[];
}

/** Sorts lines about deeds out, so that the diagnosis and the measures of quality count the same. */
export function sortDeedLines<L extends { readonly text: string }>(lines: readonly L[]): DeedLines<L> {
  const items: L[] = [];
  const keywordLists: L[] = [];
  const repeated: L[] = [];
  const known = new Set<string>();
  for (const line of lines) {
    if (!/[\p{L}\p{N}]/u.test(line.text)) continue;
    const key = foldKey(line.text).replace(/(?<![\s.;,])[\s.;,]+$/u, '');
    if (known.has(key)) repeated.push(line);
    else if (isKeywordList(line.text)) keywordLists.push(line);
    else items.push(line);
    known.add(key);
  }
  return { items, keywordLists, repeated };
}
