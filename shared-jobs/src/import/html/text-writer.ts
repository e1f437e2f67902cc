/** Collects the text of a document, with its white space as displayed. */
export interface TextWriter {
  readonly write: (text: string) => void;
  readonly space: () => void;
  /** Ensures at least this many line breaks before the next text; 2 leaves a blank line. */
  readonly breakLine: (breaks: 1 | 2) => void;
  /** One line break more, up to a blank line. */
  readonly addBreak: () => void;
  /** Makes the next text an item of a list. */
  readonly item: () => void;
  readonly endItem: () => void;
  readonly length: () => number;
  readonly text: () => string;
}

/** @param keepsLines whether the line breaks of the text itself count */
export function createTextWriter({ keepsLines }: { readonly keepsLines: boolean }): TextWriter {
  const parts: string[] = [];
  let length = 0;
  let breaks = 0;
  let blank = false;
  let item = false;

  const push = (part: string) => {
    parts.push(part);
    length += part.length;
  };
  const run = (words: string) => {
    const inner = words.trim();
    if (inner === '') {
      blank ||= words !== '';
      return;
    }
    if (length > 0 && breaks > 0) push('\n'.repeat(breaks));
    else if (length > 0 && (blank || /^\s/.test(words))) push(' ');
    if (item) push('- ');
    push(inner.replace(/\s+/g, ' '));
    breaks = 0;
    item = false;
    blank = /\s$/.test(words);
  };
  const addBreak = () => {
    if (!item) breaks = Math.min(breaks + 1, 2);
  };
  return {
    write(text) {
      if (!keepsLines) return run(text);
      for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
        if (index > 0) addBreak();
        run(line);
      }
    },
    space: () => {
      blank = true;
    },
    breakLine(wanted) {
      if (!item) breaks = Math.max(breaks, wanted);
    },
    addBreak,
    item: () => {
      item = true;
    },
    endItem: () => {
      item = false;
    },
    length: () => length,
    text: () => parts.join(''),
  };
}
