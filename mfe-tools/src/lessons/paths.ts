/** Address of the library. */
export const LIBRARY_PATH = '/micro-learnings';

/** Last part of the address of the review; no lesson may be called so. */
export const REVIEW_SLUG = 'revisao';

export const REVIEW_PATH = `${LIBRARY_PATH}/${REVIEW_SLUG}`;

export const buildLessonPath = (id: string): string => `${LIBRARY_PATH}/${id}`;

/** The part of an address behind the library's; null for the library itself. */
export function readSlug(pathname: string): string | null {
  const [slug = ''] = pathname.slice(LIBRARY_PATH.length).split('/').filter(Boolean);
  return slug === '' ? null : slug;
}
