/** Where a page tells how the CV fits an ad. */
export const FIT_ID = 'fit';
