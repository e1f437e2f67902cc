import { err } from '@aura/shared-domain';
import { collect } from '../collect.ts';
import { importFailure } from '../failures.ts';
import type { ImportContext, ImportResult } from '../imported.ts';
import { linkOf, makeVacancy } from '../make-vacancy.ts';
import { collectJobPostings, type Postings } from './job-postings.ts';
import { parseBlock } from './parse-block.ts';
import { convertPosting } from './posting.ts';
import { readPageData } from './scripts.ts';

/** Reads the postings of a saved page, or of its source. A broken block does not take the others along. */
export function readPage(html: string, context: ImportContext): ImportResult {
  const { scripts, canonical } = readPageData(html);
  return readPostings(collectJobPostings(scripts.map(parseBlock)), context, linkOf(canonical));
}

/**
 * Reads postings.
 * @param page address of their page; a single posting without an address gets it
 */
export function readPostings(
  { postings, byId }: Postings,
  { today }: ImportContext,
  page: string | null = null,
): ImportResult {
  if (postings.length === 0) return err(importFailure('PAGINA_SEM_VAGA'));
  const own = postings.length === 1 ? page : null;
  return collect(
    postings.map((posting, at) => {
      const raw = convertPosting(posting, byId);
      const read = makeVacancy({ ...raw, url: raw.url ?? own }, { source: 'jsonLd', today });
      return { where: `vaga ${at + 1}`, read };
    }),
  );
}
