/** The discount of a code, its duration and who may use it. */
export interface Campaign {
  /** What customers type, in capitals. It is never used for another discount. */
  readonly code: string;
  /** Stands on receipts; at most 40 letters. */
  readonly name: string;
  /** A part, or centavos. */
  readonly off: { readonly percent: number } | { readonly amount: number };
  /** Applies to the first charge, to those of some months, or to all. */
  readonly lasts: 'once' | 'forever' | { readonly months: number };
  /** How often it can be redeemed in all; null for as often as anybody likes. */
  readonly most: number | null;
  /** The last day of it, `AAAA-MM-DD` in São Paulo; null for no end. */
  readonly until: string | null;
  /** Whether only who has never paid can redeem it. */
  readonly isForFirst: boolean;
}

/**
 * The coupons that there are to be at Stripe. One that has begun is never changed: what people were promised stands. It
 * ends by its day, or where it is taken out here, and another code follows.
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
