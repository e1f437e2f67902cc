import { createContext } from 'react';
import type { WizardState } from '../../wizard/state.ts';

/** Id of the form of the pasted text. */
export const TEXT_FORM = 'pasted-text';

/** Whether a text waits to be read: then that is the way on, and to go without a CV is not offered. */
export const hasUnreadText = ({ resume, pastedText }: Pick<WizardState, 'resume' | 'pastedText'>): boolean =>
  resume === null && pastedText.trim() !== '';

/** Is told whether a CV is being read. */
export const TellReading = createContext<(reading: boolean) => void>(() => undefined);
