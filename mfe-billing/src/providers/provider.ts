import type { Result } from '@aura/shared-domain';

/** What became of an attempt to pay. */
export type PaymentOutcome =
  | { readonly kind: 'done' }
  /** It is being made, and nothing more is needed from the person. */
  | { readonly kind: 'processing' }
  /** A code or a slip was given out: it is paid at the person's bank, later. */
  | { readonly kind: 'waiting' }
  /** Nothing was sent: the form says itself what it lacks, and the page once more beside its button. */
  | { readonly kind: 'incomplete'; readonly message?: string }
  /** Nothing was paid; the same payment can be made another way. */
  | { readonly kind: 'refused'; readonly message: string }
  /** This payment cannot be made any more; a new one can. */
  | { readonly kind: 'over'; readonly message: string }
  /** Whether it was made is not known. Confirming once more cannot pay twice. */
  | { readonly kind: 'unanswered' };

/** Colours and corners of the page, as CSS values, for a form that no style sheet of ours reaches. */
export interface PaymentAppearance {
  readonly isDark: boolean;
  readonly ink: string;
  readonly inkSoft: string;
  readonly surface: string;
  readonly accent: string;
  readonly danger: string;
  readonly edge: string;
  readonly radius: string;
}

/** A payment form on the page. */
export interface MountedPayment {
  /** Pays with what the form holds. Never rejects; not called again before it has answered. */
  readonly confirm: () => Promise<PaymentOutcome>;
  readonly restyle: (appearance: PaymentAppearance) => void;
  readonly unmount: () => void;
}

export interface PaymentToMount {
  /** What the payment is confirmed with, from the backend. */
  readonly clientSecret: string;
  readonly appearance: PaymentAppearance;
  /** Address to which a bank's page sends the person back, after every result. */
  readonly returnTo: string;
  /** Whether it may be paid later, at a bank: with Pix or boleto. */
  readonly mayWait: boolean;
  /** Called when the person chooses another card, where the form tells. */
  readonly onChoice: () => void;
}

/** Who takes the money: draws its form into an element of the page and confirms one payment with it. */
export interface PaymentProvider {
  /** Never rejects; an error is the reason in words. What it has drawn by then is gone again. */
  readonly mount: (node: HTMLElement, payment: PaymentToMount) => Promise<Result<MountedPayment, string>>;
}
