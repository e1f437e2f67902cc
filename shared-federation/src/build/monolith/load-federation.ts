/** There is none. */
export const loadFederation = () => Promise.resolve();
