import { createStore, type TestWay } from '@aura/shared-domain';

/** The message when no card is chosen. */
export const NO_CARD = 'Escolha um cartão de teste para pagar.';

/** What the form of the demonstration shows. */
interface FormState {
  readonly card: TestWay | null;
  /** The person tried to pay without a chosen card. */
  readonly isMissingCard: boolean;
  /** The bank waits for an answer. */
  readonly bankAsks: boolean;
}

export interface FormStore {
  readonly get: () => FormState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly choose: (card: TestWay) => void;
  readonly complain: () => void;
  /** Shows the bank's question; gives whether the person approved, null where they left without an answer. */
  readonly askBank: () => Promise<boolean | null>;
  readonly answerBank: (approve: boolean | null) => void;
}

/**
 * The state that a confirmation outside the form's tree and the form share.
 * @param onChoice called after every choice of a card
 */
export function createFormStore(onChoice: () => void): FormStore {
  const { get, set, subscribe } = createStore<FormState>({
    card: null,
    isMissingCard: false,
    bankAsks: false,
  });
  let settle: ((approve: boolean | null) => void) | null = null;
  const show = (change: Partial<FormState>) => set({ ...get(), ...change });
  return {
    get,
    subscribe,
    choose: (card) => {
      show({ card, isMissingCard: false });
      onChoice();
    },
    complain: () => show({ isMissingCard: true }),
    askBank: () =>
      new Promise((resolve) => {
        settle = resolve;
        show({ bankAsks: true });
      }),
    answerBank: (approve) => {
      show({ bankAsks: false });
      settle?.(approve);
      settle = null;
    },
  };
}
