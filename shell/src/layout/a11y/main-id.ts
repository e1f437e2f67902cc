/** Id of the main area; it must be focusable (`tabIndex={-1}`) for the skip link to land on it. */
export const MAIN_ID = 'conteudo';
