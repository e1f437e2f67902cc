/** Attribute of the elements of the head that belong to one page. */
export const HEAD_MARK = 'data-page-head';
