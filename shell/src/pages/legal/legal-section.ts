import type { ReactNode } from 'react';

/** A numbered part of a legal document. */
export interface LegalSection {
  /** Fragment of its address. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}
