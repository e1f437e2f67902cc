/** Nothing is put on a stage: a remote's page is a lazy route like any other. */
export const stage = {
  get: () => null,
  subscribe: () => () => undefined,
};
