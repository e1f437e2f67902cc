import type { DataTable } from '@aura/shared-ui';
import type { Link } from '@aura/shared-session/router';
import type { ReactNode } from 'react';
import type { OPERATOR } from '../../operator.ts';
import type { EmailLink } from '../email-link.tsx';
import type { OperatorFacts } from './operator-facts.tsx';

/** A numbered part of a legal document. */
interface LegalSection {
  /** Fragment of its address. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

/** A legal text from `content/legal`. */
export interface LegalDocument {
  readonly title: string;
  readonly lead: string;
  readonly version: number;
  /** Calendar day of the version, `YYYY-MM-DD`. */
  readonly date: string;
  readonly sections: readonly LegalSection[];
}

/** Values for the names in double braces of a legal text. */
export interface LegalParts {
  readonly operator: typeof OPERATOR;
  readonly Link: typeof Link;
  readonly EmailLink: typeof EmailLink;
  readonly OperatorFacts: typeof OperatorFacts;
  readonly DataTable: typeof DataTable;
}
