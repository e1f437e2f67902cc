import type { Family } from '../faces/families.ts';
import type { ExportLanguage } from '../words.ts';

/** A look of a CV, made from `content/templates`. Lengths in points, colours as "#1f3a5f". */
export interface Template {
  readonly id: string;
  /** In the list, from 1. */
  readonly place: number;
  readonly name: string;
  readonly purpose: string;
  readonly language: ExportLanguage;
  readonly family: Family;
  readonly accent: string;
  readonly margin: number;
  readonly text: number;
  readonly head: {
    readonly align: 'left' | 'centre';
    readonly size: number;
    readonly rule: 'none' | 'thin' | 'thick';
    readonly band: string | null;
  };
  readonly heading: {
    /** Of the size of the text. */
    readonly size: number;
    readonly isUpper: boolean;
    readonly mark: 'none' | 'below' | 'above' | 'bar';
  };
  readonly dates: 'right' | 'below';
  readonly skills: 'line' | 'list';
  readonly side: {
    readonly at: 'left' | 'right';
    readonly width: number;
    readonly tint: string | null;
    readonly sections: readonly string[];
  } | null;
  readonly order: readonly string[];
}
