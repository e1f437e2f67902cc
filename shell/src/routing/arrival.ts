let resolve: () => void = () => undefined;

/** Resolves when the page at hand answers: its code is there and React has taken over its elements. */
export const arrival = new Promise<void>((done) => {
  resolve = done;
});

/** Called by the page once it is interactive, or by its replacement. */
export const reportArrival = (): void => resolve();
