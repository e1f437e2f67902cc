/** The discount of a code, its duration and who may use it. */
export interface Campaign {
  /** The typed code, in capitals. It is never used for another discount. */
  readonly code: string;
  /** Appears on receipts; at most 40 letters. */
  readonly name: string;
  /** A part, or centavos. */
  readonly off: { readonly percent: number } | { readonly amount: number };
  /** Applies to the first charge, to those of some months, or to all. */
  readonly lasts: 'once' | 'forever' | { readonly months: number };
  /** Maximum number of redemptions; null for unlimited. */
  readonly most: number | null;
  /** The last day of it, `AAAA-MM-DD` in São Paulo; null for no end. */
  readonly until: string | null;
  /** Whether only who has never paid can redeem it. */
  readonly isForFirst: boolean;
}

/**
 * The coupons that Stripe must have. A started campaign never changes, because customers rely on it. It ends on its
 * day, or when it is removed here; use another code for the next one.
 */
export const CAMPAIGNS: readonly Campaign[] = [
  {
    code: 'BEMVINDA10',
    name: 'Boas-vindas: 10% na primeira cobrança',
    off: { percent: 10 },
    lasts: 'once',
    most: 500,
    until: '2027-06-30',
    isForFirst: true,
  },
];
