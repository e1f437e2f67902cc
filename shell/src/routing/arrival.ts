let resolve: () => void = () => undefined;

/** Resolves when the page at hand answers: its code is there and React has taken over its elements. */
export const arrival = new Promise<void>((done) => {
  resolve = done;
});

/** Said by the page itself once it answers, or by what stands in its place. */
export const reportArrival = (): void => resolve();
