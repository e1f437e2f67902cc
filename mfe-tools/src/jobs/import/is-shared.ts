/** Names of the parameters by which the installed app is handed something (`manifest.webmanifest`). */
export const SHARED = ['titulo', 'texto', 'endereco'] as const;

/** Whether an address hands over an ad. */
export const isShared = (params: URLSearchParams): boolean => SHARED.some((name) => params.has(name));
