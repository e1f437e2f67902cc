import { type CompanyInvitation, type ResponseOf, companyImportEndpoint } from '@aura/shared-domain';

export type ImportAnswer = ResponseOf<typeof companyImportEndpoint>;
export type Outcome = ImportAnswer['results'][number]['outcome'];
export type RowResult = ImportAnswer['results'][number];

/** What the calls of a file have given so far. */
export interface Sums {
  /** Rows that were answered. */
  readonly sent: number;
  readonly results: readonly RowResult[];
  readonly invitations: readonly CompanyInvitation[];
  readonly newDepartments: readonly string[];
  /** As they stand, or would stand, after all of these rows; null before the first answer. */
  readonly seats: ImportAnswer['seats'] | null;
}

export const NOTHING_SENT: Sums = {
  sent: 0,
  results: [],
  invitations: [],
  newDepartments: [],
  seats: null,
};
