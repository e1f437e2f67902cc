import { Parser } from 'htmlparser2';
import { IMPORT_LIMITS } from '../limits.ts';

/** The machine-readable data of a page. */
export interface PageData {
  /** Texts of its blocks of JSON-LD. */
  readonly scripts: readonly string[];
  /** The address that the page gives itself; empty without one. */
  readonly canonical: string;
}

/** Finds the blocks of JSON-LD of a page. */
export function readPageData(html: string): PageData {
  const scripts: string[] = [];
  let canonical = '';
  let current: string[] | null = null;
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      // Deeper than any page, and each level costs the parser time.
      if (depth > IMPORT_LIMITS.nesting) parser.pause();
      if (name === 'script' && /ld\+json/i.test(attributes['type'] ?? '')) current = [];
      if (name === 'link' && attributes['rel']?.toLowerCase() === 'canonical')
        canonical ||= attributes['href'] ?? '';
    },
    ontext: (text) => current?.push(text),
    onclosetag() {
      depth -= 1;
      if (current) scripts.push(current.join(''));
      current = null;
    },
  });
  parser.end(html);
  return { scripts, canonical };
}
