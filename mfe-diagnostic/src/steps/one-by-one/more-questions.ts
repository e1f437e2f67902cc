import { createContext } from 'react';

/** Is told whether questions follow the one that is shown alone: then they come before the next step. */
export const TellMoreQuestions = createContext<(hasMore: boolean) => void>(() => undefined);
